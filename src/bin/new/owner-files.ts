import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

import { engineFolder } from '#disk/folders.ts'
import { packageName } from '#disk/package-name.ts'
import { createEnvExample } from '#disk/settings/document-settings.ts'
import { makeId } from '#fields/make-id.ts'
import type { SiteHost } from '#fields/links/site-host.ts'
import { readProperty } from '#json/untyped-value.ts'
import { createVercelProject } from '#vite/files/host-files.ts'

import { commandNames } from '#bin/command-names.ts'

/** Where an editor finds the schema, from the folder of the site. */
const schemaPath = `node_modules/${packageName}/schema/portfolio.schema.json`

/** The same from the folder of the content. */
export const schemaFromContent = `../${schemaPath}`

/** Packages that only `folio check` needs. */
const checkPackages = ['@axe-core/playwright', 'playwright-core']

/** How a site comes to each host, for its README. */
const publishing: Readonly<Record<SiteHost, string>> = {
  'github-pages':
    'Push this folder to a repository on GitHub. If it is public, everyone can read all of `content/`: drafts, private\nfields of the profile, and the places in photos. In its settings, under "Pages", choose the source\n"GitHub Actions". `.github/workflows/deploy.yml` then publishes each push to `main`.',
  netlify:
    'Push this folder to a repository, and import it at Netlify: `netlify.toml` says how to build it. If the page\nhas a form, switch on "Form detection" there, so that Netlify takes its messages.',
  'cloudflare-pages':
    'Push this folder to a repository, and connect it at Cloudflare Pages. The build command is `npm run build`,\nand the build output directory is `dist`.',
  vercel:
    'Push this folder to a repository, and import it at Vercel: `vercel.json` says how to build it.',
  'own-server':
    '`npm ci` and `npm start` on your server build the site and serve it with the contact service, at\n<http://localhost:4173>. A proxy such as Caddy in front of it has HTTPS. `.env.example` lists the settings:\ncopy it to `.env`. `npm run inbox -- list` shows the messages, and\n`KEEP_DAYS=365` in `.env` deletes each after a year.',
  other: '`npm run build` writes the site to `dist/`: copy what is in it to your host.',
}

/** The files that only one host needs, by the name of their template. */
const hostFiles: Readonly<Record<SiteHost, Readonly<Record<string, string>>>> = {
  'github-pages': { '.github/workflows/deploy.yml': 'deploy.yml' },
  netlify: { 'netlify.toml': 'netlify.toml' },
  'cloudflare-pages': {},
  vercel: {},
  'own-server': {},
  other: {},
}

/** Creates the files of a new site beside its content: their paths, and their texts. */
export function createOwnerFiles(
  folder: string,
  { title, host, tarball }: { title: string; host: SiteHost; tarball?: string | undefined },
): Record<string, string> {
  const readme = { title, publishing: `${publishing[host]}\n` }
  const ofHost = Object.entries(hostFiles[host]).map(([path, name]) => [path, readTemplate(name)])
  return {
    'package.json': formatJson(createOwnerManifest(folder, tarball)),
    'README.md': readTemplate('README.md').replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) =>
      String(readProperty(readme, name)),
    ),
    '.gitignore': readTemplate('gitignore'),
    '.node-version': '24\n',
    ...(host === 'own-server' ? { '.env.example': createEnvExample() } : {}),
    '.github/dependabot.yml': readTemplate('dependabot.yml'),
    '.github/workflows/check.yml': readTemplate('check.yml'),
    '.vscode/settings.json': formatJson({
      'json.schemas': [
        {
          fileMatch: ['/content/portfolio*.json', '/content/*/portfolio*.json'],
          url: `./${schemaPath}`,
        },
      ],
    }),
    '.vscode/extensions.json': formatJson({
      recommendations: ['streetsidesoftware.code-spell-checker', 'github.vscode-github-actions'],
    }),
    ...(host === 'vercel' ? { 'vercel.json': formatJson(createVercelProject()) } : {}),
    ...Object.fromEntries(ofHost),
  }
}

function createOwnerManifest(folder: string, tarball: string | undefined) {
  const engine: unknown = JSON.parse(readFileSync(join(engineFolder, 'package.json'), 'utf8'))
  const findVersions = (name: string) =>
    // The package names them as optional peers, and this repository as its own.
    ['peerDependencies', 'devDependencies']
      .map((list) => readProperty(readProperty(engine, list), name))
      .find((range) => range !== undefined)
  // The folder is there already.
  const names = commandNames.filter((name) => name !== 'new')
  return {
    name: makeId(basename(resolve(folder)), 'site') ?? 'my-site',
    private: true,
    type: 'module',
    scripts: Object.fromEntries(names.map((name) => [name, `folio ${name}`])),
    dependencies: {
      [packageName]:
        tarball === undefined
          ? `^${String(readProperty(engine, 'version'))}`
          : `file:./${basename(tarball)}`,
    },
    devDependencies: Object.fromEntries(checkPackages.map((name) => [name, findVersions(name)])),
    engines: { node: '>=22.18' },
  }
}

function readTemplate(name: string): string {
  const path = join(import.meta.dirname, 'template', name)
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
}

function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
