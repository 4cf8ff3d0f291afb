/**
 * Creates the text of a content file with a number of scenes, about 430 bytes each, and a number of
 * mistakes of four kinds, spread evenly.
 */
export function makeContent(scenes: number, mistakes = 0): string {
  const every = Math.floor(scenes / mistakes)
  const script = Array.from({ length: scenes }, (_, index) => {
    const mistake = mistakes > 0 && index % every === 0 ? Math.floor(index / every) % 4 : undefined
    return [`scene-${index}`, makeScene(index, scenes, mistake)]
  })
  const content = {
    $schema: '../schema/portfolio.schema.json',
    schemaVersion: 2,
    site: { title: 'A long talk', description: 'A robot with very much to say.' },
    preloader: { letters: ['A', 'H', 'K'] },
    sections: [
      {
        type: 'conversation',
        id: 'conversation',
        heading: 'Talk to the robot',
        speaker: 'Robot',
        start: 'scene-0',
        answers: [
          { id: 'yes', label: 'Yes' },
          { id: 'no', label: 'No' },
        ],
        scenes: Object.fromEntries(script),
      },
    ],
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

function makeScene(index: number, scenes: number, mistake: number | undefined) {
  const lines = [
    `This is scene ${index}, and there are ${scenes} of them, which is more than anyone will read.`,
    'A robot has all the time in the world, and so it says what it has to say in whole sentences.',
    'Shall we go on to the next one, or would you rather jump over it and hear the one after?',
  ]
  if (index === scenes - 1) return { lines, ending: true }
  const next = { yes: `scene-${index + 1}`, no: `scene-${(index + 2) % scenes}` }
  switch (mistake) {
    case 0:
      return { lines, next: { ...next, no: `scen-${index}` } }
    case 1:
      return { lines: lines.length, next }
    case 2:
      return { lines, next, endng: false }
    case 3:
      return { lines: [...lines, index], next }
    default:
      return { lines, next }
  }
}
