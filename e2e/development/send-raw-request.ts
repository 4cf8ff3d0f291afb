import { connect } from 'node:net'

/** The answer to a raw request. */
export type RawAnswer = { readonly status: number; readonly text: string }

/**
 * Sends a GET request over a socket, because `fetch` would resolve dots in the path. `lines` are
 * further header lines; a "Host:" among them replaces ours.
 */
export function sendRawRequest(
  url: string,
  path: string,
  lines: readonly string[] = [],
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(url)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname)
    const hosts = lines.some((line) => line.startsWith('Host:')) ? [] : [`Host: ${host}`]
    const header = [`GET ${path} HTTP/1.1`, ...hosts, 'Connection: close', ...lines]
    socket.write(`${header.join('\r\n')}\r\n\r\n`)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      // An upgraded socket stays open.
      if (String(chunk).startsWith('HTTP/1.1 101')) socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1')
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/u.exec(text)?.[1] ?? 0), text })
    })
  })
}
