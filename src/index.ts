/*
 * What section types of an owner are made of: "sections/index.ts" of a site imports it.
 */
export { z } from 'zod'

export { animation } from '#fields/animation.ts'
export { choice } from '#fields/choice.ts'
export { colour } from '#fields/colour.ts'
export { fadeUp, heading } from '#fields/create-section-schema.ts'
export { href } from '#fields/href.ts'
export { entryId } from '#fields/identifier.ts'
export { image } from '#fields/image.ts'
export { label } from '#fields/label.ts'
export { link } from '#fields/link.ts'
export { milliseconds } from '#fields/milliseconds.ts'
export { photo } from '#fields/photo.ts'
export { paragraphs, richText } from '#fields/rich-text/rich-text.ts'
export { showRecords } from '#fields/show.ts'
export { text } from '#fields/text.ts'
export { defineOwnSection as defineSection } from '#sections/own-sections.ts'
export type { OwnProblem, OwnSectionProps as SectionProps } from '#sections/own-sections.ts'
