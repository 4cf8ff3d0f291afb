/**
 * Says if the Node that runs npm is too old for a site. A clone runs its commands with a newer Node, which
 * a site of one's own does not have. `agent` is what npm, pnpm and yarn say about themselves.
 */
export function adviseOnNode(agent: string = process.env['npm_config_user_agent'] ?? ''): string[] {
  const [, version, major, minor] = /\bnode\/(v(\d+)\.(\d+)\.\S+)/u.exec(agent) ?? []
  const isOld = Number(major) < 22 || (Number(major) === 22 && Number(minor) < 18)
  return isOld
    ? [
        `The site needs Node 22.18 or newer, and yours is ${version}: install one from nodejs.org first.`,
      ]
    : []
}
