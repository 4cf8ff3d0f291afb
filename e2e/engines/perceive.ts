/*
 * Each function runs in the page, so it uses nothing outside itself.
 */

/** Returns how far a slide is from the edge at which the section's heading begins. */
export function measureGapBefore(title: string): number {
  const slides = [...document.querySelectorAll('article')]
  const slide = slides.find((one) => one.querySelector('h3')?.textContent === title)
  const heading = slide?.closest('section')?.querySelector('h2')
  if (!slide || !heading) return Infinity
  return Math.abs(slide.getBoundingClientRect().left - heading.getBoundingClientRect().left)
}

/** Whether React has taken over the page. */
export function isHydrated(): boolean {
  const root = document.getElementById('root') ?? {}
  return Object.keys(root).some((key) => key.startsWith('__reactContainer'))
}

/** Returns the text of the current link, and whether the section is in view. */
export function readMarkedAndThere(id: string): [string, boolean] {
  const marked = document.querySelector('nav [aria-current]')?.textContent ?? ''
  const box = document.getElementById(id)?.getBoundingClientRect()
  return [marked, box !== undefined && box.top < innerHeight && box.bottom > 0]
}

/** Returns the titles of the slides that are not inert, and in the window. */
export function readSlides(): (string | null)[] {
  return [...document.querySelectorAll('article:not([inert] *) h3')]
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect()
      return left >= 0 && right <= innerWidth
    })
    .map((one) => one.textContent)
}

/** Returns the names of the project cards that are not hidden. */
export function readCards(): (string | null)[] {
  const names = [...document.querySelectorAll('[data-project-card] h3')]
  return names.filter((one) => one.checkVisibility()).map((one) => one.textContent)
}

/** Returns the letters of drawn covers that are partly outside of their drawing. */
export function findLettersOutside(): (string | null)[] {
  const letters = [
    ...document.querySelectorAll('[data-project-card] svg > svg:first-of-type > text'),
  ]
  return letters
    .filter((one) => {
      const letter = one.getBoundingClientRect()
      const cover = one.parentElement?.parentElement?.getBoundingClientRect()
      return !cover || letter.left < cover.left || letter.right > cover.right
    })
    .map((one) => one.textContent)
}

/** Whether a heading is in the window, with nothing above it. */
export function isOnTop(text: string): boolean {
  const all = [...document.querySelectorAll('h1, h2, h3')]
  const heading = all.find((one) => one.textContent?.trim() === text)
  if (!heading) return false
  const { x, y, width, height } = heading.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return top !== null && (heading.contains(top) || top.contains(heading))
}

/** Returns the opacity of what fades in with a heading: 0 before, and 1 once it has. */
export function readFadeOf(heading: string): string | undefined {
  const all = [...document.querySelectorAll('[data-fade] h2')]
  const fading = all.find((one) => one.textContent === heading)?.closest('[data-fade]')
  return fading ? getComputedStyle(fading).opacity : undefined
}

/** Scrolls so far that nothing above the heading is in the window. */
export function scrollToTop(heading: string): void {
  const all = [...document.querySelectorAll('h2')]
  const found = all.find((one) => one.textContent === heading)
  found?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** Returns the distance of a heading from the top of the window. */
export function measureHeading(text: string): number {
  const all = [...document.querySelectorAll('h2')]
  const heading = all.find((one) => one.textContent === text)
  return Math.round(heading?.getBoundingClientRect().top ?? Infinity)
}

/** Inserts an element without a size at the start of the page, and waits until that is drawn. */
export async function insertAtStart(): Promise<void> {
  const element = document.createElement('div')
  element.style.position = 'absolute'
  element.textContent = '.'
  document.querySelector('main')?.prepend(element)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  element.remove()
}

/** Returns the colours of what marks the current link and the current page of the carousel. */
export function readMarks(): (string | undefined)[] {
  const link = document.querySelector('nav [aria-current]')
  const bead = document.querySelector('[aria-current] ~ [aria-hidden]')
  return [
    link ? getComputedStyle(link, '::after').backgroundColor : undefined,
    bead ? getComputedStyle(bead).borderTopColor : undefined,
  ]
}
