import {
  forOneYear,
  headerFileName,
  writeHeaderFile,
  type HeaderRule,
} from '#contract/header-file.ts'

import type { SiteHost } from '#fields/links/site-host.ts'
import { writePolicyHeader, type SecurityPolicy } from '#vite/document/security-policy.ts'

/**
 * Creates the headers for each path, for any host. `base` is the base path of the site. The policy
 * comes from security-policy.ts. Our own server sends these and those of server/app.ts, such as HSTS
 * and X-Frame-Options; where both have a header, app.ts wins.
 */
function createHeaderRules(base: string, policy: string): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      },
    },
    { path: base, headers: { 'Cache-Control': 'no-cache' } },
    { path: `${base}static/*`, headers: { 'Cache-Control': forOneYear } },
  ]
}

/** The files that each host reads; without a host, those of every host. */
const filesOf: Readonly<Record<SiteHost, readonly string[]>> = {
  'own-server': [headerFileName],
  'github-pages': ['.nojekyll'],
  netlify: [headerFileName, '_redirects'],
  'cloudflare-pages': [headerFileName, '_redirects'],
  vercel: ['vercel.json'],
  other: [headerFileName, '_redirects', 'vercel.json', '.nojekyll'],
}

/**
 * Creates the files that tell hosts the headers and the base path: our own server reads `_headers`,
 * Netlify and Cloudflare Pages also `_redirects`, Vercel reads `vercel.json`. GitHub Pages reads
 * none; `.nojekyll` keeps it from processing the site.
 */
export function createHostFiles(
  base: string,
  policy: SecurityPolicy,
  host: SiteHost = 'other',
): Record<string, string> {
  const rules = createHeaderRules(base, writePolicyHeader(policy))
  const files: Readonly<Record<string, string>> = {
    [headerFileName]: writeHeaderFile(rules),
    _redirects: createRedirects(base, host),
    'vercel.json': `${JSON.stringify(createVercelSettings(base, rules), null, 2)}\n`,
    '.nojekyll': '',
  }
  return Object.fromEntries(filesOf[host].map((name) => [name, files[name] ?? '']))
}

/**
 * Creates the vercel.json of an owner's folder. Vercel reads it before it builds, so it cannot have the
 * policy of the content: each document has that, except who may frame it.
 */
export function createVercelProject() {
  const { $schema, headers, redirects } = createVercelSettings(
    '/',
    createHeaderRules('/', writePolicyHeader({ 'frame-ancestors': ["'none'"] })),
  )
  const build = { framework: null, buildCommand: 'npm run build', outputDirectory: 'dist' }
  return { $schema, ...build, headers, redirects }
}

/** Redirects paths below the base path to the built folder, which is the root of the host. */
function createRedirects(base: string, host: SiteHost): string {
  const rules = [`${base}index.html ${base} 301`]
  // Netlify ignores a slash at the end: it answers here, and would redirect forever.
  if (base !== '/' && host === 'cloudflare-pages') rules.push(`${base.slice(0, -1)} ${base} 301`)
  if (base !== '/') rules.push(`/ ${base} 302`, `${base}* /:splat 200`)
  return `${rules.join('\n')}\n`
}

function createVercelSettings(base: string, rules: readonly HeaderRule[]) {
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    headers: rules.map(({ path, headers }) => ({
      source: path.replace(/\*$/u, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: [
      { source: `${base}index.html`, destination: base, permanent: true },
      ...(base === '/'
        ? []
        : [
            { source: base.slice(0, -1), destination: base, permanent: true },
            { source: '/', destination: base, permanent: false },
          ]),
    ],
    rewrites: base === '/' ? [] : [{ source: `${base}(.*)`, destination: '/$1' }],
  }
}
