import { headerFileName, writeHeaderFile, type HeaderRule } from '#contract/header-file.ts'

import { policyHeader, type SecurityPolicy } from './security-policy.ts'

const goodFor = 'public, max-age=31536000, immutable'

/** What goes with which address, whoever serves the site. `base` is where the site begins. */
export function headerRules(base: string, policy: SecurityPolicy): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policyHeader(policy),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      },
    },
    { path: base, headers: { 'Cache-Control': 'no-cache' } },
    { path: `${base}static/*`, headers: { 'Cache-Control': goodFor } },
  ]
}

/**
 * The files by which hosts learn of headers and of the path at which the site begins: Netlify and
 * Cloudflare Pages read `_headers` and `_redirects`, Vercel reads `vercel.json`.
 */
export function hostFiles(base: string, policy: SecurityPolicy): Record<string, string> {
  const rules = headerRules(base, policy)
  return {
    [headerFileName]: writeHeaderFile(rules),
    _redirects: redirectFile(base),
    'vercel.json': `${JSON.stringify(vercelFile(base, rules), null, 2)}\n`,
  }
}

/** The built folder is the root of its host, so an address below a base path is led into it. */
function redirectFile(base: string): string {
  const rules = [`${base}index.html ${base} 301`]
  if (base !== '/') rules.push(`/ ${base} 302`, `${base}* /:splat 200`)
  return `${rules.join('\n')}\n`
}

function vercelFile(base: string, rules: readonly HeaderRule[]) {
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    headers: rules.map(({ path, headers }) => ({
      source: path.replace(/\*$/u, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: [
      { source: `${base}index.html`, destination: base, permanent: true },
      ...(base === '/' ? [] : [{ source: '/', destination: base, permanent: false }]),
    ],
    rewrites: base === '/' ? [] : [{ source: `${base}(.*)`, destination: '/$1' }],
  }
}
