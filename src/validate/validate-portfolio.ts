import { fillFromProfile } from '#content/records/fill-from-profile.ts'
import type { Portfolio } from '#content/portfolio.ts'
import { checkVersion } from '#content/schema-version.ts'
import { readSitePath } from '#content/site-path.ts'
import { findHost, type Publication } from '#fields/links/site-host.ts'
import { formatPointer } from '#json/path.ts'
import { readJson } from '#json/read-json.ts'
import { readItems, readProperty } from '#json/untyped-value.ts'
import { createPathDescriber } from '#problems/describe-path.ts'
import { describeProblems } from '#problems/describe-problems.ts'
import { isError } from '#problems/problem-code.ts'
import type { Problem, RawProblem } from '#problems/problem.ts'
import { checkProfile } from '#profile/check-profile.ts'
import { findNouns } from '#sections/section.ts'

import type { Assets } from './assets/assets.ts'
import { checkAssets } from './assets/check-assets.ts'
import { checkAnalytics } from './links/check-analytics.ts'
import { checkNetworks } from './links/check-networks.ts'
import { checkSameAddresses } from './links/check-same-addresses.ts'
import {
  checkHost,
  checkRepository,
  checkSiteAddress,
  checkTranslations,
} from './links/check-site-address.ts'
import { listLinkTargets } from './links/check-site-link.ts'
import { checkWebAddresses } from './links/check-web-addresses.ts'
import { checkPages, readPages, type PageFile } from './markdown/check-pages.ts'
import { checkStories, type Story } from './markdown/check-stories.ts'
import { checkRepeatedPerson } from './records/check-repeated-person.ts'
import { checkReplacedLinks } from './records/check-replaced-links.ts'
import { checkResume } from './records/check-resume.ts'
import { checkUnshownLists } from './records/check-unshown-lists.ts'
import { checkSample } from './sample/check-sample.ts'
import { checkShape } from './shape/check-shape.ts'
import { restoreNames } from './shape/restore-names.ts'
import { checkLabels } from './texts/check-labels.ts'
import { checkLanguages } from './texts/check-languages.ts'
import { checkPlainTexts } from './texts/check-plain-texts.ts'
import { checkRichTexts } from './texts/check-rich-texts.ts'
import { checkSiteTexts } from './texts/check-site-texts.ts'
import { checkTheme, checkThemeName } from './theme/check-theme.ts'
import { checkReferences } from './check-references.ts'
import { checkSchemaPath, type SchemaFile } from './check-schema-path.ts'
import { dropConsequences, dropRepeated } from './drop-repeated.ts'
import { isCertain } from './is-certain.ts'

type ValidateOptions = Assets & {
  /**
   * The paths of the owner's files in the site, as "uses/index.html"; left out, links to files are not
   * checked.
   */
  readonly siteFiles?: ReadonlySet<string>
  /** The folder of these files, as messages name it; "public" if left out. */
  readonly publicFolder?: string
  /** Where the schema is; left out, that of the content is not looked for. */
  readonly schema?: SchemaFile
  /** The value of BASE_PATH, with a slash at both ends. If left out, it is taken from "url" in "site". */
  readonly basePath?: string | undefined
  /** Whether a browser can read a whole address; left out, none is tried. */
  readonly isAddress?: (text: string) => boolean
  /** What the environment says about the host, before what the content says. */
  readonly publication?: Omit<Publication, 'base'>
}

export type ValidateResult = {
  /** Undefined where there is an error. */
  readonly portfolio: Portfolio | undefined
  /**
   * The document, for checks of other files. Undefined after a syntax error: a check could miss what the
   * error hides.
   */
  readonly document: unknown
  /** Errors and warnings in the order of the file. */
  readonly problems: readonly Problem[]
  /** The stories that projects name and that can be read, each with its own problems. */
  readonly stories: readonly Story[]
  /** The owner's pages, each with its own problems. */
  readonly pages: readonly PageFile[]
}

/** Validates the text of a content file: a portfolio, or every problem of the text at once. */
export function validatePortfolio(text: string, options: ValidateOptions): ValidateResult {
  const source = readJson(text)
  const checked = source.isReadable
    ? checkDocument(source.document, options, source.errors.length === 0)
    : { ...unread, document: source.document, problems: [] }
  const certain = checked.problems.filter((problem) => isCertain(problem, source.uncertain))
  const ofFiles = [...checked.stories, ...checked.pages].flatMap((file) => file.problems)
  const isFit = source.errors.length === 0 && ![...certain, ...ofFiles].some(isError)
  // Advice on publishing helps only once there is no error.
  const raw = isFit
    ? [...certain, ...checked.restore(adviseOn(checked, options.basePath))]
    : certain
  const describePath = createPathDescriber(checked.document, findNouns)
  const problems = describeProblems(text, source, raw, describePath)
  const portfolio =
    isFit && checked.portfolio
      ? fillFromProfile(
          checked.portfolio,
          checked.pages.map(({ page }) => page),
        )
      : undefined
  const { whole, stories, pages } = checked
  return { portfolio, document: whole, problems, stories, pages }
}

const unread = {
  whole: undefined,
  portfolio: undefined,
  restore: (problems: readonly RawProblem[]) => problems,
  stories: [],
  pages: [],
}

/** What an owner should know before publishing. */
function adviseOn(
  { document, portfolio, stories, pages }: ReturnType<typeof checkDocument>,
  basePath: string | undefined,
): RawProblem[] {
  const texts = [...stories, ...pages.map(({ page }) => page)].map(({ blocks }) => blocks)
  return [
    ...checkSiteAddress(document, basePath),
    ...checkHost(document),
    ...checkTranslations(document),
    ...checkUnshownLists(document),
    ...checkReplacedLinks(document),
    ...(portfolio ? checkLabels(document, portfolio, texts) : []),
  ]
}

/** Checks a document that can be read, and returns it with misspelt names corrected. */
function checkDocument(written: unknown, options: ValidateOptions, isWhole: boolean) {
  const other = checkVersion(written) ?? checkResume(written)
  if (other) return { ...unread, document: written, problems: [other] }
  const { document, portfolio, problems: shape, names, guessed } = checkShape(written, options)
  const restore = (problems: readonly RawProblem[]) =>
    restoreNames(problems, names, written, document)
  const base = options.basePath ?? readSitePath(document)
  const { folder, publicFolder } = options
  const files = options.siteFiles && { paths: options.siteFiles, base, folder, publicFolder }
  const publication = findPublication(document, options.publication, base)
  const readable = readPages(options, options.siteFiles)
  const ownPages = readable.map(({ page }) => page)
  // A syntax error may hide the section that a story links to.
  const targets = isWhole ? listLinkTargets(document, files, ownPages) : undefined
  const stories = checkStories(document, options, targets)
  const sections = readItems(readProperty(document, 'sections'))
  const pages = checkPages(readable, options, targets, sections)
  const others = [
    ...checkReferences(document, files, publication, ownPages).filter(
      ({ path, code }) =>
        code !== 'content/missing-field' || !guessed.has(formatPointer(path.slice(0, 2))),
    ),
    ...checkSiteTexts(document),
    ...checkRichTexts(document, options.siteFiles),
    ...checkPlainTexts(document),
    ...checkWebAddresses(document, options.isAddress),
    ...checkLanguages(document),
    ...checkSameAddresses(document),
    ...checkNetworks(document),
    ...checkRepeatedPerson(document),
    ...checkRepository(document),
    ...checkAnalytics(document),
    ...checkAssets(document, options),
    ...checkProfile(document),
    ...stories.problems,
    ...checkTheme(document),
    ...checkThemeName(written),
    ...checkSample(document),
    ...checkSchemaPath(document, options.schema),
  ]
  const problems = dropRepeated(shape, dropConsequences(shape, others))
  return {
    document,
    whole: isWhole ? document : undefined,
    portfolio,
    problems: restore(problems),
    restore,
    stories: stories.stories,
    pages,
  }
}

/** Where the site will be published, for the checks of the contact form: perhaps its address names the host. */
function findPublication(
  document: unknown,
  known: ValidateOptions['publication'],
  base: string,
): Publication {
  const site = readProperty(document, 'site')
  const address = readProperty(site, 'url')
  const host = known?.host ?? readProperty(site, 'host') ?? findHost(address)?.[1]
  return { ...known, host, address, base }
}
