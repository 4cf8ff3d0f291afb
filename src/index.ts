/*
 * What section types of an owner are made of: "sections/index.ts" of a site imports it.
 */
export { z } from 'zod'

export { animation } from '#fields/pictures/animation.ts'
export { choice } from '#fields/choice.ts'
export { colour } from '#fields/colour.ts'
export { fadeUp, heading } from '#fields/create-section-schema.ts'
export { href } from '#fields/links/href.ts'
export { entryId } from '#fields/identifier.ts'
export { image } from '#fields/pictures/image.ts'
export { label } from '#fields/texts/label.ts'
export { link } from '#fields/links/link.ts'
export { milliseconds } from '#fields/milliseconds.ts'
export { photo } from '#fields/pictures/photo.ts'
export { paragraphs, richText } from '#fields/rich-text/rich-text.ts'
export { showRecords } from '#fields/show-records.ts'
export { text } from '#fields/texts/text.ts'
export { defineOwnSection as defineSection } from '#sections/own-sections.ts'
export type { OwnProblem, OwnSectionProps as SectionProps } from '#sections/own-sections.ts'
