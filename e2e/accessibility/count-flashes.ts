import type { Page } from '@playwright/test'

/**
 * Steps through the page's CSS animations and returns the highest number of times that any strip of
 * an element, or of its pseudo-elements, appears within one second. Scroll timelines are ignored.
 */
export async function countFlashesOfAnimations(page: Page): Promise<number> {
  const layers = await page.evaluate(() => {
    const shown = document.getAnimations().filter((animation) => {
      return animation.timeline instanceof DocumentTimeline && animation instanceof CSSAnimation
    })
    const targets: Element[] = []
    return shown.flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.target) return []
      if (!targets.includes(effect.target)) targets.push(effect.target)
      const element = targets.indexOf(effect.target)
      return { element, keyframes: effect.getKeyframes(), timing: effect.getTiming() }
    })
  })
  // Copies on an empty page: each step would style the whole page again.
  const empty = await page.context().newPage()
  const count = await empty.evaluate(countFlashesOfLayers, layers)
  await empty.close()
  return count
}

type Layer = {
  /** Which element it is, or is a pseudo-element of. */
  readonly element: number
  readonly keyframes: ComputedKeyframe[]
  readonly timing: EffectTiming
}

function countFlashesOfLayers(layers: readonly Layer[]): number {
  const strips = 50
  // Less than a frame of a screen, ms.
  const step = 10
  const shown = layers.map(({ element, keyframes, timing }) => {
    const copy = document.body.appendChild(document.createElement('i'))
    const animation = copy.animate(keyframes, timing)
    animation.pause()
    return { element, copy, animation }
  })
  const looks = new Map<number, string>()
  const wasVisible = new Map<string, boolean>()
  const appearances = new Map<string, number[]>()
  let most = 0
  // Two rounds of the longest animation.
  for (let time = 0; time <= 12_000; time += step) {
    for (const { animation } of shown) animation.currentTime = time
    for (const [index, { element, copy }] of shown.entries()) {
      const { opacity, clipPath } = getComputedStyle(copy)
      // What looks as before has not appeared.
      const look = `${opacity} ${clipPath}`
      if (looks.get(index) === look) continue
      looks.set(index, look)
      const [top = 0, , bottom = 0] = [...clipPath.matchAll(/([\d.]+)%/gu)].map(([, share]) =>
        Number(share),
      )
      for (let strip = 0; strip < strips; strip += 1) {
        const middle = ((strip + 0.5) / strips) * 100
        const seen = Number(opacity) > 0.5 && middle > top && middle < 100 - bottom
        const key = `${index} ${strip}`
        if (seen && wasVisible.get(key) === false) {
          // All layers of one element flash together.
          const over = `${element} ${strip}`
          const recent = (appearances.get(over) ?? []).filter((before) => before > time - 1_000)
          appearances.set(over, [...recent, time])
          most = Math.max(most, recent.length + 1)
        }
        wasVisible.set(key, seen)
      }
    }
  }
  return most
}

/**
 * Returns the highest number of flashes of an animated picture within one second: changes from dark
 * to light and back, by a tenth of full luminance or more, in any of 10 by 10 cells.
 */
export function countFlashesOfPicture(page: Page, address: string): Promise<number> {
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
    // Twice, so that the step from the last frame to the first counts too.
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
