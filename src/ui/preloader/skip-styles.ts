import { skipTimes } from './skip-times.ts'

/** When the hint shows, and how long it takes to appear and to go, ms. */
const hint = { from: 600, fade: 300 }

/** What moves in the preloader. With "*", the end of the preloader would restyle the whole page. */
const moving =
  ':is([data-preloader-hint], [data-preloader-stage], [data-preloader-letter], [data-preloader-part], [data-preloader-fill], [data-preloader-bars])'

/** The hint how to skip: from 600 ms until the letters glide for the last time. */
export function createHintStyles(duration: number, clearing: number): string {
  const gone = clearing - hint.fade
  const times = [hint.from, hint.from + hint.fade, gone - hint.fade, gone]
  if (times.some((time, index) => time < (times[index - 1] ?? 0))) return ''
  const [from, shown, until, end] = times.map((time) => `${round((time / duration) * 100)}%`)
  return `
  @media (prefers-reduced-motion: no-preference) and (scripting: enabled) {
    [data-preloader-hint] { animation: preloader-hint ${duration}ms linear; }
  }
  @keyframes preloader-hint {
    0%, ${from} { opacity: 0; }
    ${shown}, ${until} { opacity: 1; }
    ${end}, 100% { opacity: 0; }
  }`
}

/**
 * Where the parts end after a key or a click: `skipPreloader` moves them there. The ground fades
 * after the letters have become the tag, and with letters that are not the tag.
 */
export function createSkipStyles(letters: number): string {
  const { glide, clear } = skipTimes
  const positions = Array.from({ length: letters }, (_, index) => index).flatMap((index) => [
    `[data-preloader-letter='${index}'] { transform: ${shift(index, 'home-gap')}; }`,
    `[data-preloader-part='${index * 2 + 1}'] { transform: ${shift(index, 'home-gap')}; opacity: 0; }`,
  ])
  return `
  @media (prefers-reduced-motion: no-preference) {
    :root[data-preloader='skipping'] [data-preloader-root] {
      pointer-events: none;
      animation: preloader-skip ${clear}ms linear ${glide}ms forwards;
      &[data-preloader-root=''] {
        animation-delay: ${glide - clear}ms;
        [data-preloader-stage] { opacity: 0; }
      }
      ${moving} { animation: none; }
      [data-preloader-stage] { transform: var(--preloader-home); }
      text { stroke-dashoffset: 0em; stroke-opacity: 0; }
      [data-preloader-fill] { opacity: 1; }
      ${positions.join('\n      ')}
    }
  }
  @keyframes preloader-skip { to { background-color: transparent; visibility: hidden; display: none; } }`
}

/** The position after this number of gaps between letters. */
export function shift(letters: number, gapName: 'gap' | 'home-gap' = 'gap'): string {
  return `translateX(calc(${letters} * var(--toward) * var(--preloader-${gapName})))`
}

function round(value: number): number {
  return Number(value.toFixed(3))
}
