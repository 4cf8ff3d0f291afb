import type { ComponentType } from 'react'

import { createChunk, type Chunk } from '#ui/chunk/chunk.ts'

import type { SectionProps } from './section-props.ts'
import type { SectionType } from './section.ts'

/** The view of each section type, in its own chunk. */
export const views: { readonly [Type in SectionType]: Chunk<ComponentType<SectionProps<Type>>> } = {
  hero: createChunk('hero', async () => (await import('./hero/hero.tsx')).Hero),
  'gif-strip': createChunk('gif-strip', async () => {
    const { GifStrip } = await import('./gif-strip/gif-strip.tsx')
    return GifStrip
  }),
  expertise: createChunk('expertise', async () => {
    const { Expertise } = await import('./expertise/expertise.tsx')
    return Expertise
  }),
  conversation: createChunk('conversation', async () => {
    const { Conversation } = await import('./conversation/conversation.tsx')
    return Conversation
  }),
  skills: createChunk('skills', async () => (await import('./skills/skills.tsx')).Skills),
  contact: createChunk('contact', async () => (await import('./contact/contact.tsx')).Contact),
  projects: createChunk('projects', async () => (await import('./projects/projects.tsx')).Projects),
  experience: createChunk(
    'experience',
    async () => (await import('./experience/experience.tsx')).Experience,
  ),
  education: createChunk(
    'education',
    async () => (await import('./education/education.tsx')).Education,
  ),
  about: createChunk('about', async () => (await import('./about/about.tsx')).About),
  'skill-groups': createChunk(
    'skill-groups',
    async () => (await import('./skill-groups/skill-groups.tsx')).SkillGroups,
  ),
  writing: createChunk('writing', async () => (await import('./writing/writing.tsx')).Writing),
  credentials: createChunk(
    'credentials',
    async () => (await import('./credentials/credentials.tsx')).Credentials,
  ),
}
