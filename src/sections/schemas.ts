/*
 * Every section type. A new one is its folder, a line here and a line in views.ts: "npm run
 * new-section NAME" makes all three.
 */
export { definition as about } from './about/schema.ts'
export { definition as contact } from './contact/schema.ts'
export { definition as conversation } from './conversation/schema.ts'
export { definition as credentials } from './credentials/schema.ts'
export { definition as education } from './education/schema.ts'
export { definition as experience } from './experience/schema.ts'
export { definition as expertise } from './expertise/schema.ts'
export { definition as gifStrip } from './gif-strip/schema.ts'
export { definition as hero } from './hero/schema.ts'
export { definition as projects } from './projects/schema.ts'
export { definition as skillGroups } from './skill-groups/schema.ts'
export { definition as skills } from './skills/schema.ts'
export { definition as writing } from './writing/schema.ts'
