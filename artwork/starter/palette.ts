/** The colours of the starter's pictures: its dark theme, and what drawings of water and steel need. */
export const colours = {
  ground: '#0a1a1f',
  deep: '#06121a',
  surface: '#11262c',
  line: '#28454d',
  steel: '#3d636b',
  water: '#5f929a',
  muted: '#93aaab',
  ink: '#e9efe8',
  accent: '#d7f23c',
  alarm: '#ff7a5c',
} as const

export type Colour = keyof typeof colours
