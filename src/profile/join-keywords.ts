import type { Profile } from './profile.ts'

type WithKeywords = { readonly keywords?: string[] | undefined }

/**
 * Returns the profile with one spelling for each keyword, the first one, and each keyword once in its
 * record: "react" is "React".
 */
export function joinKeywords(profile: Profile): Profile {
  const spellings = new Map<string, string>()
  const join = (keyword: string) => {
    const key = keyword.toLowerCase()
    const spelling = spellings.get(key) ?? keyword
    spellings.set(key, spelling)
    return spelling
  }
  const joinAll = <Entry extends WithKeywords>(records: readonly Entry[] | undefined) =>
    records?.map((record) =>
      record.keywords ? { ...record, keywords: [...new Set(record.keywords.map(join))] } : record,
    )
  return {
    ...profile,
    projects: joinAll(profile.projects),
    work: joinAll(profile.work),
    volunteer: joinAll(profile.volunteer),
    skills: joinAll(profile.skills),
    interests: joinAll(profile.interests),
  }
}
