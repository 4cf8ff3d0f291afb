/** A link of Markdown, words between two of its signs, a tag of HTML, or the name of a sign. */
export const markup =
  /\[[^[\]]+\]\([^)\s]+\)|(\*\*|__|`)(?=\S)[^]*?\S\1|(?<![\w*])\*(?=[^\s*])[^*\n]*[^\s*]\*(?![\w*])|<\/?(?:a|b|br|code|em|h[1-6]|i|p|span|strong|u)(?:\s[^<>]*)?\/?>|&(?:amp|gt|lt|nbsp|quot|shy);/iu
