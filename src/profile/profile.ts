import { z } from 'zod'

import { addCompletion } from '#fields/completion.ts'
import { orOne } from '#fields/short-forms.ts'
import { photoAlone } from '#fields/pictures/photo.ts'
import { isObject, readProperty } from '#json/untyped-value.ts'

import { award, certificate } from './credentials.ts'
import { education } from './education.ts'
import { person } from './person.ts'
import { project, type ShownProject } from './project.ts'
import { interests, languages, reference, skills } from './skills.ts'
import { volunteer, work } from './work.ts'
import { publication, talk } from './writing.ts'

/**
 * Creates an optional field for a list of records, or for one record alone. In the list, `form` may also
 * take a text in place of a record.
 */
function listOf<Form extends z.ZodType, Entry extends z.ZodObject>(
  form: Form,
  entry: Entry,
  max: number,
  description: string,
  example: Omit<z.input<Entry>, 'id'>,
) {
  return orOne(z.array(form).max(max), entry)
    .optional()
    .meta({ description, examples: [[example]] })
}

const records = {
  work: listOf(work, work, 100, 'Your jobs, the newest first.', {
    name: 'Tidewater',
    position: 'Developer',
    startDate: '2021',
  }),
  volunteer: listOf(volunteer, volunteer, 100, 'Work without pay, the newest first.', {
    organization: 'Code club',
    position: 'Mentor',
    startDate: '2019',
  }),
  education: listOf(education, education.options[0], 50, 'Your studies, the newest first.', {
    institution: 'University of Bergen',
  }),
  projects: listOf(project, project, 300, 'What you made, in the order in which it is shown.', {
    name: 'Atlas',
    description: 'A map of benches.',
  }),
  publications: listOf(publication, publication.options[0], 300, 'What you published.', {
    name: 'Maps without a network',
  }),
  talks: listOf(talk, talk, 300, 'Talks that you gave.', {
    title: 'Designing for slow networks',
    event: 'WebConf',
  }),
  certificates: listOf(certificate, certificate.options[0], 100, 'Certificates that you hold.', {
    name: 'Accessibility specialist',
  }),
  awards: listOf(award, award.options[0], 100, 'Awards that you won.', {
    title: 'Open data prize',
  }),
  skills: skills.optional().meta({
    description:
      'Your skills, in groups: a list, a text with commas between them, or the skills of each group after its name.',
    examples: [
      [{ name: 'Interfaces', keywords: ['React'] }],
      { Interfaces: ['React'] },
      'React, CSS',
    ],
  }),
  languages: languages.optional().meta({
    description:
      'Languages that you speak: a list, a text with commas between them, or how well you speak each after its name.',
    examples: [
      [{ language: 'English', fluency: 'Fluent' }],
      { English: 'Fluent' },
      'English, Polish',
    ],
  }),
  interests: interests.optional().meta({
    description: 'What you do beside work: a list, or a text with commas between them.',
    examples: [[{ name: 'Sailing' }], 'Sailing, old maps'],
  }),
  references: listOf(reference, reference, 50, 'What others say about you.', {
    name: 'Mira Sand',
    reference: 'Calm and exact.',
  }),
}

const fields = z
  .strictObject({
    ...person,
    ...records,
  })
  .meta({
    // A portrait that is a file alone shows the person of that name.
    if: { properties: { image: { type: 'object' } } },
    else: { properties: { name: true }, required: ['name'] },
    id: 'Profile',
    title: 'Profile',
    description:
      'Who you are: your name, jobs, projects, studies and others, in the shape of JSON Resume. Write each once here; sections choose what they show.',
    examples: [{ name: 'Ada Lovelace', label: 'Web developer' }],
  })

/** Who the owner is: said once, in the shape of JSON Resume. */
export const profile = addCompletion(fields, (written) => {
  const [image, name] = [readProperty(written, 'image'), readProperty(written, 'name')]
  // A portrait that is a file alone takes the name as its alternative text.
  const isAlone = photoAlone.safeParse(image).success && typeof name === 'string'
  return isObject(written) && isAlone ? { ...written, image: { src: image, alt: name } } : written
})

export type Profile = z.infer<typeof profile>

/** The lists of records that sections choose from. */
export type RecordList = keyof typeof records

/** The names of these lists. */
export const recordLists: readonly RecordList[] = Object.keys(records).filter(
  // All of them are: this only gives them their type.
  (name): name is RecordList => name in records,
)

/** What a section shows of the profile: the person, and the records that it chooses. */
export type ChosenProfile = Partial<Omit<Profile, 'publish' | 'profiles' | 'projects'>> & {
  readonly projects?: readonly ShownProject[] | undefined
}
