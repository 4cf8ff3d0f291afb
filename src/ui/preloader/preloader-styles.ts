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

/** One round of the preloader. Times are in ms since its start. */
type Round = {
  readonly length: number
  /** When each letter, and each line between two, is drawn. */
  readonly parts: readonly { readonly begin: number; readonly end: number }[]
  /** When the letters glide to the hero's tag. */
  readonly glide: { readonly begin: number; readonly end: number }
  readonly fade: { readonly begin: number; readonly duration: number }
}

/**
 * The styles of the preloader: letters and lines are drawn one after the other. During the pause
 * they glide to the hero's tag, or stay if the tag differs or there is none. Then everything fades
 * and the next round starts. The ground fades at the end of the time, so that the page shows in
 * place of the letters.
 */
export function createPreloaderStyles(preloader: Preloader): string {
  const { duration, letters } = preloader
  const round = planRound(preloader)
  const share = (time: number) => formatShare(time, round)
  const clearing = Math.min(round.fade.duration, duration)
  const gaps = (letters.length - 1) * gap
  // 50% is half of the letters without gaps, in whatever font they have.
  const x = `calc((50vw - var(--start) - (50% + ${gaps / 2}em) * var(--preloader-scale)) * var(--toward))`
  const y = 'calc(50svh - var(--top) - var(--preloader-scale) * 0.385em)'
  // The letters are in the middle of the viewport, with gaps between them.
  const apart = `translate(${x}, ${y}) scale(var(--preloader-scale))`
  // At its end the preloader is hidden. Where `display` can be animated, it also leaves the layout, so that
  // the frame that paints the page does not restyle it. Other browsers would draw it for ever if no
  // script removes it: so its rounds are counted.
  return `@layer site {${createSizes(letters, apart, Math.ceil(duration / round.length))}
  @media (prefers-reduced-motion: no-preference) {
    [data-preloader-root] {
      animation: preloader-ground ${clearing}ms cubic-bezier(0, 0.6, 0.2, 1) ${duration - clearing}ms forwards;
    }
    [data-preloader-stage] {
      animation:
        preloader-glide ${round.length}ms var(--preloader-ease) var(--preloader-rounds),
        preloader-stage ${round.length}ms linear var(--preloader-rounds);
    }
    ${round.parts.flatMap((_, part) => listPartRules(part, round.length)).join('\n    ')}
  }${createHintStyles(duration, duration - clearing)}${createSkipStyles(letters.length)}
  @media (prefers-reduced-motion: no-preference) and (scripting: enabled) {
    /* Filled backwards: the browser may date the start one frame ahead, and would show the words in it. */
    [data-after-preloader] { animation: preloader-wait ${duration + untilEnded}ms backwards; }
  }
  @keyframes preloader-ground { to { background-color: transparent; visibility: hidden; display: none; } }
  @keyframes preloader-wait { from, to { opacity: 0; } }
  @keyframes preloader-stage { 0%, ${share(round.fade.begin)} { opacity: 1; } 100% { opacity: 0; } }
  @keyframes preloader-glide {
    0%, ${share(round.glide.begin)} { transform: ${apart}; }
    ${share(round.glide.end)}, 100% { transform: var(--preloader-home); }
  }${round.parts.map((_, part) => createPartKeyframes(part, round)).join('')}
}
`
}

function planRound(preloader: Preloader): Round {
  const steps = listPreloaderSteps(preloader)
  const drawn = steps.slice(0, -1)
  let end = 0
  const parts = drawn.map((step) => {
    const begin = end
    end += step
    return { begin, end }
  })
  const { fadeDelay, duration } = preloader
  const fading = steps.at(-1) ?? 0
  const shortest = end + fadeDelay + fading
  // The last round ends with the preloader, or is fading then: another one would be drawn over the page.
  const count = Math.max(1, Math.floor((duration + fading / 2) / shortest))
  const length = Math.max(shortest, Math.ceil(duration / count))
  const fade = { begin: length - fading, duration: fading }
  return {
    length,
    parts,
    glide: { begin: fade.begin - fadeDelay * 0.8, end: fade.begin - fadeDelay * 0.1 },
    fade,
  }
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

/** Where the letters are at their start and in the tag, and how large. `rounds` run without scripts. */
function createSizes(letters: readonly string[], apart: string, rounds: number): string {
  const characters = [...letters.join('')].length
  const gaps = (letters.length - 1) * gap
  // From this shape of the viewport on, the height limits the tag, and the letters have room.
  const wide =
    ((characters * standard.letter + gaps) * drawnScale * standard.tag * 1.1) / drawnWidth
  return `
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
    @media (scripting: none) { --preloader-rounds: ${rounds}; }
    &[data-preloader-root=''] { --preloader-scale: ${drawnScale}; }
  }
  [data-preloader-root='glides'] {
    --preloader-home: translate(0, 0) scale(1);
    --preloader-home-gap: 0em;
    --preloader-home-line: 0;
  }`
}

/** Letters have the even numbers, and the lines between them the odd ones. */
const isLetter = (part: number) => part % 2 === 0

/** The rules that animate a letter or a line, for `length` ms. */
function listPartRules(part: number, length: number): string[] {
  const animate = (name: string, ease: string) =>
    `{ animation: ${name} ${length}ms ${ease} var(--preloader-rounds); }`
  const drawing = `[data-preloader-part='${part}'] ${animate(`preloader-part-${part}`, 'var(--preloader-ease)')}`
  if (!isLetter(part)) return [drawing]
  const index = part / 2
  const letter = `[data-preloader-letter='${index}']`
  return [
    drawing,
    `${letter} ${animate(`preloader-letter-${index}`, 'var(--preloader-ease)')}`,
    `${letter} [data-preloader-fill] ${animate(`preloader-fill-${index}`, 'linear')}`,
    `${letter} [data-preloader-bars] ${animate(`preloader-bars-${index}`, 'cubic-bezier(0.2, 0, 0, 1)')}`,
  ]
}

/** How a letter is drawn, filled by its bars and moved, or how a line is drawn and moved. */
function createPartKeyframes(part: number, round: Round): string {
  const { begin = 0, end = 0 } = round.parts[part] ?? {}
  const share = (time: number) => formatShare(time, round)
  const glide = { begin: share(round.glide.begin), end: share(round.glide.end) }
  if (!isLetter(part)) {
    // A line moves with the letter before it.
    const letter = (part - 1) / 2
    return `
  @keyframes preloader-part-${part} {
    0%, ${share(begin)} { transform: ${shift(letter)} scaleX(0); }
    ${share(end)}, ${glide.begin} { transform: ${shift(letter)} scaleX(1); animation-timing-function: ${gather}; }
    ${glide.end}, 100% { transform: ${shift(letter, 'home-gap')} scaleX(var(--preloader-home-line)); }
  }`
  }
  const index = part / 2
  const resolved = Math.min(end + resolving, round.glide.begin)
  const filling = end + (resolved - end) * 0.6
  return `
  @keyframes preloader-part-${part} {
    0%, ${share(begin)} { stroke-dashoffset: 4em; }
    ${share(end)}, ${glide.begin} { stroke-dashoffset: 0em; stroke-opacity: 1; }
    ${glide.end}, 100% { stroke-dashoffset: 0em; stroke-opacity: 0; }
  }
  @keyframes preloader-bars-${index} {
    0%, ${share(end)} { opacity: 0; transform: translateX(var(--preloader-torn)); }
    ${share(filling)} { opacity: 1; }
    ${share(resolved)} { opacity: 1; transform: none; }
    ${glide.end}, 100% { opacity: 0; transform: none; }
  }
  @keyframes preloader-fill-${index} {
    0%, ${share(filling)} { opacity: 0; }
    ${share(resolved)}, 100% { opacity: 1; }
  }
  @keyframes preloader-letter-${index} {
    0%, ${glide.begin} { transform: ${shift(index)}; animation-timing-function: ${gather}; }
    ${glide.end}, 100% { transform: ${shift(index, 'home-gap')}; }
  }`
}

function formatShare(time: number, { length }: Round): string {
  return `${Number(((time / length) * 100).toFixed(3))}%`
}
