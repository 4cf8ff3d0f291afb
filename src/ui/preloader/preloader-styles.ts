import type { Preloader } from '#fields/preloader.ts'

import { createHintStyles, createSkipStyles, shift } from './skip-styles.ts'

/** The distance between letters, in em, until they come together. */
const gap = 0.8
/** The largest size of the letters before they move to the tag, relative to the tag. */
const drawnScale = 0.62
/** The largest share of the viewport's width that they take. */
const drawnWidth = 0.9
/** How long the bars of a finished letter take to fill it, ms, if there is time before the glide. */
const resolving = 500
/** How many ms after its end what waits for the end stays hidden: on a slow phone scripts are late. */
const untilEnded = 2000
/** The letters come together ahead of their growth, so that they stay within the viewport. */
const gather = 'cubic-bezier(0.3, 0, 0, 1)'
/** The approximate width of a letter, relative to the widest capitals of the font. */
const letterWidth = 0.94
/** For Archivo: the width of a letter in em, and the share of the viewport's height that the tag takes. */
const standard = { letter: 0.68, tag: 0.44 }

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
  const loop = rest + fade
  const clearing = Math.min(fade, preloader.duration)
  const formatShare = (time: number) => `${Number(((time / loop) * 100).toFixed(3))}%`
  const glideStart = done + preloader.fadeDelay * 0.2
  const glide = {
    from: formatShare(glideStart),
    to: formatShare(done + preloader.fadeDelay * 0.9),
  }
  const count = preloader.letters.length
  const characters = [...preloader.letters.join('')].length
  const gaps = (count - 1) * gap
  // 50% is half of the letters without gaps, in whatever font they have.
  const apart = `translate(calc((50vw - var(--start) - (50% + ${gaps / 2}em) * var(--preloader-scale)) * var(--toward)), calc(50svh - var(--top) - var(--preloader-scale) * 0.385em)) scale(var(--preloader-scale))`
  // From this shape of the viewport on, the height limits the tag, and the letters have room.
  const wide =
    ((characters * standard.letter + gaps) * drawnScale * standard.tag * 1.1) / drawnWidth
  let begin = 0
  const moved: string[] = []
  const parts = drawn.map((step, part) => {
    const from = begin
    begin += step
    const index = Math.ceil(part / 2)
    const name = `preloader-part-${part}`
    const isLetter = part % 2 === 0
    moved.push(
      `[data-preloader-part='${part}'] { animation: ${name} ${loop}ms var(--preloader-ease) var(--preloader-rounds); }`,
    )
    if (isLetter) {
      moved.push(
        `[data-preloader-letter='${index}'] { animation: preloader-letter-${index} ${loop}ms var(--preloader-ease) var(--preloader-rounds); }`,
        `[data-preloader-letter='${index}'] [data-preloader-fill] { animation: preloader-fill-${index} ${loop}ms linear var(--preloader-rounds); }`,
        `[data-preloader-letter='${index}'] [data-preloader-bars] { animation: preloader-bars-${index} ${loop}ms cubic-bezier(0.2, 0, 0, 1) var(--preloader-rounds); }`,
      )
    }
    const resolved = Math.min(begin + resolving, glideStart)
    const filling = begin + (resolved - begin) * 0.6
    return isLetter
      ? `
  @keyframes ${name} {
    0%, ${formatShare(from)} { stroke-dashoffset: 4em; }
    ${formatShare(begin)}, ${glide.from} { stroke-dashoffset: 0em; stroke-opacity: 1; }
    ${glide.to}, 100% { stroke-dashoffset: 0em; stroke-opacity: 0; }
  }
  @keyframes preloader-bars-${index} {
    0%, ${formatShare(begin)} { opacity: 0; transform: translateX(var(--preloader-torn)); }
    ${formatShare(filling)} { opacity: 1; }
    ${formatShare(resolved)} { opacity: 1; transform: none; }
    ${glide.to}, 100% { opacity: 0; transform: none; }
  }
  @keyframes preloader-fill-${index} {
    0%, ${formatShare(filling)} { opacity: 0; }
    ${formatShare(resolved)}, 100% { opacity: 1; }
  }
  @keyframes preloader-letter-${index} {
    0%, ${glide.from} { transform: ${shift(index)}; animation-timing-function: ${gather}; }
    ${glide.to}, 100% { transform: ${shift(index, 'home-gap')}; }
  }`
      : `
  @keyframes ${name} {
    0%, ${formatShare(from)} { transform: ${shift(index - 1)} scaleX(0); }
    ${formatShare(begin)}, ${glide.from} { transform: ${shift(index - 1)} scaleX(1); animation-timing-function: ${gather}; }
    ${glide.to}, 100% { transform: ${shift(index - 1, 'home-gap')} scaleX(var(--preloader-home-line)); }
  }`
  })
  // At its end the preloader is hidden. Where `display` can be animated, it also leaves the layout, so that
  // the frame that paints the page does not restyle it. Other browsers would draw it for ever if no
  // script removes it: so its rounds are counted.
  return `@layer site {
  [data-preloader-root] {
    --preloader-ease: cubic-bezier(0.65, 0, 0.25, 1);
    --preloader-rounds: infinite;
    --preloader-gap: ${gap}em;
    --preloader-home: ${apart};
    --preloader-home-gap: ${gap}em;
    --preloader-home-line: 1;
    --preloader-spread: (${characters} * ${letterWidth} * var(--tag-advance) + ${gaps});
    --preloader-scale: min(${drawnScale}, ${drawnWidth} * var(--tag-width) / var(--preloader-spread));
    @media (min-aspect-ratio: ${Math.ceil(wide * 100)}/100) { --preloader-scale: ${drawnScale}; }
    @media (scripting: none) { --preloader-rounds: ${Math.ceil(preloader.duration / loop)}; }
    &[data-preloader-root=''] { --preloader-scale: ${drawnScale}; }
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
        preloader-glide ${loop}ms var(--preloader-ease) var(--preloader-rounds),
        preloader-stage ${loop}ms linear var(--preloader-rounds);
    }
    ${moved.join('\n    ')}
  }${createHintStyles(preloader.duration, preloader.duration - clearing)}${createSkipStyles(count)}
  @media (prefers-reduced-motion: no-preference) and (scripting: enabled) {
    /* Filled backwards: the browser may date the start one frame ahead, and would show the words in it. */
    [data-after-preloader] { animation: preloader-wait ${preloader.duration + untilEnded}ms backwards; }
  }
  @keyframes preloader-ground { to { background-color: transparent; visibility: hidden; display: none; } }
  @keyframes preloader-wait { from, to { opacity: 0; } }
  @keyframes preloader-stage { 0%, ${formatShare(rest)} { opacity: 1; } 100% { opacity: 0; } }
  @keyframes preloader-glide {
    0%, ${glide.from} { transform: ${apart}; }
    ${glide.to}, 100% { transform: var(--preloader-home); }
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
  const squeeze = drawn > before.length ? sum(before) / sum(parts) : 1
  return [...parts.map((step) => step * squeeze), steps.at(-1) ?? 0]
}

function sum(times: readonly number[]): number {
  return times.reduce((total, time) => total + time, 0)
}
