/*
 * What the views of an owner's section types are made of.
 */
export { OptionalLink } from '#ui/text/optional-link.tsx'
export { Period } from '#ui/text/period.tsx'
export { RichBlocks, RichText } from '#ui/text/rich-text.tsx'
export { Photo } from '#ui/picture/photo.tsx'
export { Picture } from '#ui/picture/picture.tsx'
