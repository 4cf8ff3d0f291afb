import type { Portfolio } from '#content/portfolio.ts'
import { writeProjectPath } from '#profile/project-anchor.ts'
import { readPlainText } from '#fields/rich-text/plain-text.ts'
import type { Project } from '#profile/project.ts'

import { describeAuthor, findSiteAddress } from './person.ts'

const codeHosts =
  /^(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|git\.sr\.ht)$/u
const codeIds = /^(?:code|source|repo|repository)$/u
const codeKinds = /\b(?:open source|source code|library|framework|package|plugin|command)\b/iu

/** Creates the structured data of the page of a project (schema.org). */
export function createProjectData(
  portfolio: Portfolio,
  project: Project,
  picture: string | undefined,
): object {
  const { name, description, keywords, startDate, url, type } = project
  const site = findSiteAddress(portfolio)
  const repository = findRepository(project)
  const isCode = repository !== undefined || codeKinds.test(type ?? '')
  return {
    '@context': 'https://schema.org',
    '@type': isCode ? 'SoftwareSourceCode' : 'CreativeWork',
    name,
    description: description && readPlainText(description),
    inLanguage: portfolio.site.language,
    url: site && site + writeProjectPath(project.id),
    sameAs: url !== undefined && /^https?:/u.test(url) && url !== repository ? url : undefined,
    codeRepository: repository,
    author: describeAuthor(portfolio),
    keywords: keywords?.join(', '),
    dateCreated: startDate,
    image: picture,
  }
}

/** The address of the code: a link to a host of code, or one that is called so. */
function findRepository({ url, links = [] }: Project): string | undefined {
  const named = links.find(({ id }) => codeIds.test(id))?.url
  const hosted = [url ?? '', ...links.map((link) => link.url)].find(
    (address) => URL.canParse(address) && codeHosts.test(new URL(address).hostname),
  )
  const found = hosted ?? named
  return found !== undefined && /^https?:/u.test(found) ? found : undefined
}
