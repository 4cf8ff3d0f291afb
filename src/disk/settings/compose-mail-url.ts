/** Settings of a mail server that other programs have. */
export const mailPart = /^(?:SMTP|MAIL)_(?:HOST|SERVER|PORT|USER(?:NAME)?|PASS(?:WORD)?)$/u

/** The settings of a mail server that another program has in several, as one. The password stays out. */
export function composeMailUrl(written: NodeJS.Dict<string>): string {
  const find = (form: RegExp) =>
    Object.entries(written)
      .find(([name]) => form.test(name))?.[1]
      ?.trim()
  const user = encodeURIComponent(find(/^(?:SMTP|MAIL)_USER/u) || 'user')
  const server = find(/^(?:SMTP|MAIL)_(?:HOST|SERVER)$/u) || 'smtp.example.org'
  const [, host, ownPort] = /^(?:\w+:\/\/)?([^:/]+)(?::(\d+))?/u.exec(server) ?? []
  const port = ownPort ?? (find(/^(?:SMTP|MAIL)_PORT$/u) || '465')
  const scheme = port === '465' ? 'smtps' : 'smtp'
  return `SMTP_URL=${scheme}://${user}:password@${host ?? 'smtp.example.org'}:${port}`
}
