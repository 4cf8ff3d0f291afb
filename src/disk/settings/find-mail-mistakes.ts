import type { SettingName } from './setting-list.ts'

type MailMistake = { readonly name: SettingName; readonly message: string }

const exampleHost = /(?:^|[.@])example\.(?:com|net|org)$/iu

/**
 * Finds settings of mail that are those of an example, and a scheme that does not fit its port. A
 * message never has the user or the password.
 */
export function findMailMistakes(
  environment: Readonly<Record<string, string | undefined>>,
): MailMistake[] {
  const url = URL.parse(environment['SMTP_URL']?.trim() ?? '')
  if (!url) return []
  const { protocol, host, hostname, pathname, port, search, username, password } = url
  const isExample =
    exampleHost.test(hostname) || /^user:pass(?:word)?$/iu.test(`${username}:${password}`)
  if (isExample) {
    const message =
      'SMTP_URL is still that of an example, so no message can be mailed. Write the server, the user and the password of your mail, or delete the line.'
    return [{ name: 'SMTP_URL', message }]
  }
  const meant =
    (protocol === 'smtps:' && port === '587' && 'smtp:') ||
    (protocol === 'smtp:' && port === '465' && 'smtps:')
  const login = username === '' ? '' : 'user:password@'
  return [
    ...(meant
      ? [
          {
            name: 'SMTP_URL' as const,
            message: `SMTP_URL has ${protocol}// with port ${port}, which mail servers do not answer. Write SMTP_URL=${meant}//${login}${host}${pathname}${search}`,
          },
        ]
      : []),
    ...(['MAIL_TO', 'MAIL_FROM'] as const)
      .filter((name) => hasExample(environment[name] ?? ''))
      .map((name) => ({
        name,
        message: `${name} has the address of an example. Write your own.`,
      })),
  ]
}

function hasExample(addresses: string): boolean {
  return addresses.split(/[\s,;<>]+/u).some((part) => exampleHost.test(part) && part.includes('@'))
}
