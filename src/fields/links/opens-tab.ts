/** Whether a social link opens in a new tab: mail and telephone open another program. */
export function opensTab(url: string): boolean {
  return !/^(?:mailto|tel|sms):/iu.test(url)
}
