import type { Preloader } from '#fields/preloader.ts'

/** The distance between letters, in em, until they come together. */
const gap = 0.8
/** The size of the letters before they move to the tag, relative to the tag. */
const drawnScale = 0.45
/** How many ms after its end the script may still report the end: on a slow phone it loads late. */
const untilEnded = 2000
/** The approximate width of a letter in em. */
const letterWidth = 0.68

/**
 * The timeline of the preloader: letters and lines are drawn one after the other. During the pause
 * they glide to the hero's tag, or stay if the tag differs or there is none. Then everything fades
 * and the loop starts again. The ground fades at the end of the time, so that the page shows in
 * place of the letters.
 */
export function createPreloaderStyles(preloader: Preloader): string {
  const steps = listPreloaderSteps(preloader)
  const fade = steps.at(-1) ?? 0
  const drawn = steps.slice(0, -1)
  const done = sum(drawn)
  const rest = done + preloader.fadeDelay
  const loop = Math.max(1, rest + fade)
  // Without a fade-out the drawing stays until the loop starts again.
  const end = fade > 0 ? 0 : 1
  const clearing = Math.min(fade, preloader.duration)
  const share = (time: number) => `${Number(((time / loop) * 100).toFixed(3))}%`
  const glide = {
    from: share(done + preloader.fadeDelay * 0.2),
    to: share(done + preloader.fadeDelay * 0.9),
  }
  const spread = (letters: number) => letters * letterWidth + (letters - 1) * gap
  const half = Number(((spread(preloader.letters.length) * drawnScale) / 2).toFixed(3))
  const apart = `translate(calc((50vw - var(--start) - ${half}em) * var(--toward)), calc(50svh - var(--top) - ${drawnScale / 2.6}em)) scale(${drawnScale})`
  let begin = 0
  const moved: string[] = []
  const parts = drawn.map((step, part) => {
    const from = begin
    begin += step
    const index = Math.ceil(part / 2)
    const name = `preloader-part-${part}`
    const isLetter = part % 2 === 0
    moved.push(
      `[data-preloader-part='${part}'] { animation: ${name} ${loop}ms var(--preloader-ease) infinite; }`,
    )
    if (isLetter) {
      moved.push(
        `[data-preloader-letter='${index}'] { animation: preloader-letter-${index} ${loop}ms var(--preloader-ease) infinite; }`,
      )
    }
    return isLetter
      ? `
  @keyframes ${name} {
    0%, ${share(from)} { stroke-dashoffset: 4em; }
    ${share(begin)}, ${glide.from} { stroke-dashoffset: 0em; stroke-opacity: 1; }
    ${glide.to}, 100% { stroke-dashoffset: 0em; stroke-opacity: 0; }
  }
  @keyframes preloader-letter-${index} {
    0%, ${glide.from} { transform: ${shift(index)}; }
    ${glide.to}, 100% { transform: ${shift(index, 'home-gap')}; }
  }`
      : `
  @keyframes ${name} {
    0%, ${share(from)} { transform: ${shift(index - 1)} scaleX(0); }
    ${share(begin)}, ${glide.from} { transform: ${shift(index - 1)} scaleX(1); }
    ${glide.to}, 100% { transform: ${shift(index - 1, 'home-gap')} scaleX(var(--preloader-home-line)); }
  }`
  })
  // At its end it is hidden, and removed from the layout where `display` can be animated: the
  // browser then does not restyle its content in the frame that paints the page.
  return `@layer site {
  [data-preloader-root] {
    --preloader-ease: cubic-bezier(0.65, 0, 0.25, 1);
    --preloader-gap: ${gap}em;
    --preloader-home: ${apart};
    --preloader-home-gap: ${gap}em;
    --preloader-home-line: 1;
  }
  [data-preloader-root='glides'] {
    --preloader-home: translate(0, 0) scale(1);
    --preloader-home-gap: 0em;
    --preloader-home-line: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-preloader-root] {
      animation: preloader-ground ${clearing}ms cubic-bezier(0, 0.6, 0.2, 1) ${preloader.duration - clearing}ms forwards;
    }
    [data-preloader-stage] {
      animation:
        preloader-glide ${loop}ms var(--preloader-ease) infinite,
        preloader-stage ${loop}ms linear infinite;
    }
    [data-preloader-fill] { animation: preloader-fill ${loop}ms linear infinite; }
    ${moved.join('\n    ')}
  }
  @media (prefers-reduced-motion: no-preference) and (scripting: enabled) {
    :root:not([data-preloader='ended']) [data-after-preloader] {
      animation: preloader-wait ${preloader.duration + untilEnded}ms;
    }
  }
  @keyframes preloader-ground { to { background-color: transparent; visibility: hidden; display: none; } }
  @keyframes preloader-wait { from, to { opacity: 0; } }
  @keyframes preloader-stage { 0%, ${share(rest)} { opacity: 1; } 100% { opacity: ${end}; } }
  @keyframes preloader-glide {
    0%, ${glide.from} { transform: ${apart}; }
    ${glide.to}, 100% { transform: var(--preloader-home); }
  }
  @keyframes preloader-fill {
    0%, ${glide.from} { opacity: 0; }
    ${glide.to}, 100% { opacity: 1; }
  }${parts.join('')}
}
`
}

/**
 * The duration of each letter, each line and the fade-out, in ms. If there are more letters than
 * steps, they share the whole time, so that the last letter is drawn before the page shows.
 */
export function listPreloaderSteps({ letters, steps }: Preloader): number[] {
  const drawn = letters.length * 2 - 1
  const before = steps.slice(0, -1)
  const parts = Array.from({ length: drawn }, (_, part) => before[part] ?? before.at(-1) ?? 0)
  const squeeze = drawn > before.length && sum(parts) > 0 ? sum(before) / sum(parts) : 1
  return [...parts.map((step) => step * squeeze), steps.at(-1) ?? 0]
}

function sum(times: readonly number[]): number {
  return times.reduce((total, time) => total + time, 0)
}

/** The position after this number of gaps between letters. */
function shift(letters: number, gapName: 'gap' | 'home-gap' = 'gap'): string {
  return `translateX(calc(${letters} * var(--toward) * var(--preloader-${gapName})))`
}
