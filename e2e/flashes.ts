import type { Page } from '@playwright/test'

/**
 * How often, at most, any strip of any element or of what is drawn over it comes and goes in one
 * second, as the page's endless animations have it. Their times are gone through by a clock of
 * this test's own; what moves with the scroll is left to it.
 */
export function mostFlashesInASecond(page: Page): Promise<number> {
  return page.evaluate(() => {
    const strips = 50
    const step = 20
    const shown = document.getAnimations().filter((animation) => {
      return animation.timeline instanceof DocumentTimeline && animation instanceof CSSAnimation
    })
    const layers = shown.flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.target) return []
      return { element: effect.target, drawn: effect.pseudoElement }
    })
    const wasSeen = new Map<string, boolean>()
    const comings = new Map<string, number[]>()
    let most = 0
    // As long as two rounds of the longest of them.
    for (let time = 0; time <= 12_000; time += step) {
      for (const animation of shown) {
        animation.pause()
        animation.currentTime = time
      }
      for (const [index, { element, drawn }] of layers.entries()) {
        const { opacity, clipPath } = getComputedStyle(element, drawn)
        const [top = 0, , bottom = 0] = [...clipPath.matchAll(/([\d.]+)%/gu)].map(([, share]) =>
          Number(share),
        )
        for (let strip = 0; strip < strips; strip += 1) {
          const place = ((strip + 0.5) / strips) * 100
          const seen = Number(opacity) > 0.5 && place > top && place < 100 - bottom
          const key = `${index} ${strip}`
          if (seen && wasSeen.get(key) === false) {
            // All layers of one element flash together.
            const over = `${layers.findIndex((layer) => layer.element === element)} ${strip}`
            const recent = (comings.get(over) ?? []).filter((before) => before > time - 1_000)
            comings.set(over, [...recent, time])
            most = Math.max(most, recent.length + 1)
          }
          wasSeen.set(key, seen)
        }
      }
    }
    for (const animation of shown) animation.play()
    return most
  })
}
