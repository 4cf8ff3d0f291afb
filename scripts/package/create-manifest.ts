import { packageName } from '#disk/package-name.ts'

/** The manifest of the repository, as far as the package shares it. */
export type Manifest = {
  readonly version: string
  readonly description: string
  readonly license: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** What npm looks for where "npm create" names the engine. */
const creatorName = packageName.replace('/', '/create-')

/** Packages that one command needs, and that names them if they are missing. */
const optional = ['nodemailer', 'pg', 'playwright-core', '@axe-core/playwright']

/** Says where the code is: npm compares it with the workflow that publishes. `name` is "owner/name". */
function describeRepository(name: string | undefined) {
  return name ? { repository: { type: 'git', url: `git+https://github.com/${name}.git` } } : {}
}

/**
 * Creates the manifest of the package from that of the repository. `hosted` is its name on GitHub,
 * if that is known.
 */
export function createManifest(repository: Manifest, hosted = process.env['GITHUB_REPOSITORY']) {
  const { version, description, license, dependencies, devDependencies } = repository
  const all = { ...devDependencies, ...dependencies }
  return {
    name: packageName,
    version,
    description,
    license,
    ...describeRepository(hosted),
    type: 'module',
    bin: { folio: 'src/bin/run.mjs' },
    imports: {
      '#*.tsx': './src/*.jsx',
      '#*.ts': './src/*.js',
      '#*': './src/*',
    },
    exports: {
      '.': { types: './src/index.d.ts', default: './src/index.js' },
      './view': { types: './src/view.d.ts', default: './src/view.js' },
      './schema.json': './schema/portfolio.schema.json',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([name]) => !optional.includes(name)),
    ),
    peerDependencies: Object.fromEntries(optional.map((name) => [name, all[name]])),
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
    engines: { node: '>=22.18' },
  }
}

/** Creates the manifest of the package behind "npm create". Its program is that of the engine. */
export function createCreatorManifest(
  { version, license }: Manifest,
  hosted = process.env['GITHUB_REPOSITORY'],
) {
  return {
    name: creatorName,
    version,
    description: `Makes a folder for a portfolio with Folio: npm create ${packageName}@latest DIR`,
    license,
    ...describeRepository(hosted),
    type: 'module',
    bin: { 'create-folio': 'create-folio.mjs' },
    dependencies: { [packageName]: version },
    engines: { node: '>=22.18' },
  }
}
