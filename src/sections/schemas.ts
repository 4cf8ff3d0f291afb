/*
 * Every section type. A new one is its folder, a line here and a line in views.ts: "npm run
 * new-section NAME" makes all three.
 */
export { definition as contact } from './contact/schema.ts'
export { definition as conversation } from './conversation/schema.ts'
export { definition as expertise } from './expertise/schema.ts'
export { definition as gifStrip } from './gif-strip/schema.ts'
export { definition as hero } from './hero/schema.ts'
export { definition as skills } from './skills/schema.ts'
