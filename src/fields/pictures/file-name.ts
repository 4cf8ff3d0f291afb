/**
 * The source of a pattern for the name of an owner's file below its folder. Cameras and screenshots
 * write spaces; the published file has none.
 */
export const fileName = String.raw`(?!.*\.\.)[^<>"\\\p{Cc}\p{Zl}\p{Zp}]+`

/** The source of a pattern for the extensions of still pictures. Cameras write capitals. */
export const stillExtension = 'png|PNG|jpg|JPG|jpeg|JPEG|webp|avif|svg'
