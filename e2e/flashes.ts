import type { Page } from '@playwright/test'

/**
 * How often, at most, any strip of any element or of what is drawn over it comes and goes in one
 * second, as the page's endless animations have it. Their times are gone through by a clock of
 * this test's own; what moves with the scroll is left to it.
 */
export function mostFlashesInASecond(page: Page): Promise<number> {
  return page.evaluate(() => {
    const strips = 50
    // What is shorter than a frame of a screen is not seen.
    const step = 10
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

/**
 * The same for a picture that moves: how often a cell of it, a tenth of its width and height, goes
 * from dark to light and back in one second, by a tenth of full luminance at least.
 */
export function mostFlashesOfPicture(page: Page, address: string): Promise<number> {
  return page.evaluate(async (src) => {
    const cells = 10
    const { body } = await fetch(src)
    if (!body) throw new Error(`${src} is empty.`)
    const decoder = new ImageDecoder({ data: body, type: 'image/gif' })
    await decoder.completed
    const frameCount = decoder.tracks.selectedTrack?.frameCount ?? 0
    const context = new OffscreenCanvas(cells, cells).getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('There is no canvas.')
    context.imageSmoothingQuality = 'high'
    const turned = new Map<number, { last: number; rising: boolean; flashes: number[] }>()
    let most = 0
    let time = 0
    // Twice round, so that the way from the last frame to the first counts too.
    for (let index = 0; index < frameCount * 2; index += 1) {
      const { image } = await decoder.decode({ frameIndex: index % frameCount })
      context.drawImage(image, 0, 0, cells, cells)
      const { data } = context.getImageData(0, 0, cells, cells)
      for (let cell = 0; cell < cells * cells; cell += 1) {
        const [red = 0, green = 0, blue = 0] = Array.from(
          data.slice(cell * 4, cell * 4 + 3),
          (value) => (value / 255) ** 2.2,
        )
        const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        const before = turned.get(cell) ?? { last: light, rising: false, flashes: [] }
        const change = light - before.last
        const turns = Math.abs(change) >= 0.1 && change > 0 !== before.rising
        const follows = change > 0 === before.rising
        const flashes = before.flashes.filter((at) => at > time - 1_000)
        if (turns && change < 0) flashes.push(time)
        most = Math.max(most, flashes.length)
        turned.set(cell, {
          last: turns || follows ? light : before.last,
          rising: turns ? change > 0 : before.rising,
          flashes,
        })
      }
      time += (image.duration ?? 0) / 1_000
      image.close()
    }
    return most
  }, address)
}
