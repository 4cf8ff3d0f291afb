import type { Page } from 'playwright-core'

import { describeFound, type Described } from './describe-element.ts'
import type { NameFile } from './name-file.ts'

/** Finds pictures that have arrived and that the browser cannot draw. */
export async function findBrokenPictures(page: Page, nameFile: NameFile): Promise<string[]> {
  return describeBrokenPictures(await describeFound(page, findUndrawn), nameFile)
}

export function describeBrokenPictures(
  pictures: readonly Described[],
  nameFile: NameFile,
): string[] {
  return pictures.map(
    ({ location, file }) =>
      `${location}, the browser cannot draw the picture ${nameFile(file)}. Save it again with another program, or name another file.`,
  )
}

/** Runs in the page. A picture that did not arrive is a failed request, which has its own problem. */
function findUndrawn(): Element[] {
  const arrived = new Set(
    performance
      .getEntriesByType('resource')
      .flatMap((one) =>
        one instanceof PerformanceResourceTiming && one.responseStatus < 400 ? one.name : [],
      ),
  )
  return [...document.images].filter(
    (image) =>
      image.complete &&
      image.naturalWidth === 0 &&
      (arrived.has(image.currentSrc) || image.currentSrc.startsWith('data:')),
  )
}
