import { webHost } from '#fields/links/web-host.ts'

/**
 * The source of a pattern for the name of an owner's file below its folder. Cameras and screenshots
 * write spaces; the published file has none.
 */
export const fileName = String.raw`(?!.*\.\.)[^<>"\\\p{Cc}\p{Zl}\p{Zp}]+`

/** The source of a pattern for a file of another host. */
export const elsewhere = String.raw`https:\/\/${webHost}([\/?#][^\s<>"\\]*)?`

/** The source of a pattern for the extensions of still pictures. Cameras write capitals. */
export const stillExtension = 'png|PNG|jpg|JPG|jpeg|JPEG|webp|avif|svg'

/** The source of a pattern for how owners write the folder of the content: "./media", "content/media". */
export const contentFolder = String.raw`(?:\.?\/)?(?:content\/)?`

const start = new RegExp(`^${contentFolder}(?=(?:media|animations|stories)\\/)`, 'u')

/** The name of a file from the folder of the content on; other values stay. */
export function completeFileName(written: unknown): unknown {
  return typeof written === 'string' ? written.replace(start, '') : written
}
