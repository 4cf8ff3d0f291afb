import type { Portfolio } from '#content/portfolio.ts'
import type { Preloader } from '#content/preloader.ts'

/**
 * The style sheet that is made of the content: its colours and times, as custom properties and
 * keyframes. Kept out of `style` attributes, which a strict content security policy forbids.
 */
export function contentStyles({ theme, motion, preloader, sections }: Portfolio): string {
  const schemes = { system: 'light dark', dark: 'dark', light: 'light' }
  const backgrounds = sections
    .flatMap((section) => (section.type === 'skills' ? section.slides : []))
    .flatMap(({ background }) => background ?? [])
  return `@layer tokens {
  :root {
    color-scheme: ${schemes[theme.scheme]};
    --accent: ${colour(theme.accent)};
    --ground: ${colour(theme.ground)};
    --ink: ${colour(theme.ink)};
    --backdrop-shift: ${motion.backdropShift}px;
    --fade-duration: ${motion.fadeDuration}ms;
    --fade-delay: ${motion.fadeDelay}ms;
  }
  ${[...new Set(backgrounds)]
    .map((value) => `[data-background='${value}'] { --slide-background: ${value}; }`)
    .join('\n  ')}
}
${preloader.enabled ? preloaderStyles(preloader) : ''}`
}

function colour({ light, dark }: { light: string; dark: string }): string {
  return `light-dark(${light}, ${dark})`
}

/** The step of each letter, line and, last, of the fade-out, ms. */
export function preloaderSteps({ letters, steps }: Preloader): number[] {
  const drawn = letters.length * 2 - 1
  const before = steps.slice(0, -1)
  const parts = Array.from({ length: drawn }, (_, part) => before[part] ?? before.at(-1) ?? 0)
  return [...parts, steps.at(-1) ?? 0]
}

/** The timeline of the preloader: each part is drawn in its turn, all rests, fades and repeats. */
function preloaderStyles(preloader: Preloader): string {
  const steps = preloaderSteps(preloader)
  const fade = steps.at(-1) ?? 0
  const drawn = steps.slice(0, -1)
  const rest = drawn.reduce((sum, step) => sum + step, 0) + preloader.fadeDelay
  const loop = Math.max(1, rest + fade)
  // Without a fade-out nothing fades: the drawing stands until it begins anew.
  const end = fade > 0 ? 0 : 1
  const share = (time: number) => `${Number(((time / loop) * 100).toFixed(3))}%`
  let begin = 0
  const parts = drawn.map((step, part) => {
    const from = begin
    begin += step
    const letter = part % 2 === 0
    const hidden = letter ? 'opacity: 0; transform: translateY(0.2em)' : 'transform: scaleX(0)'
    const shown = letter ? 'opacity: 1; transform: none' : 'transform: none'
    return `
  [data-preloader-part='${part}'] { animation: preloader-part-${part} ${loop}ms ease-in-out infinite; }
  @keyframes preloader-part-${part} {
    0%, ${share(from)} { ${hidden}; }
    ${share(begin)}, 100% { ${shown}; }
  }`
  })
  return `@layer site {
  @media (prefers-reduced-motion: no-preference) {
    [data-preloader-root] { animation: preloader-end 1ms linear ${preloader.duration}ms forwards; }
  }
  [data-preloader-stage] { animation: preloader-stage ${loop}ms linear infinite; }
  @keyframes preloader-end { to { visibility: hidden; } }
  @keyframes preloader-stage { 0%, ${share(rest)} { opacity: 1; } 100% { opacity: ${end}; } }${parts.join('')}
}
`
}
