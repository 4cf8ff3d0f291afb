/**
 * The names of the languages whose code the build highlights. Written here, so that validation does
 * not load the highlighter; a test compares them with it.
 */
export const codeLanguages: ReadonlySet<string> = new Set(
  `
  arduino atom bash c c# c++ cc cjs console cpp cs csharp css cts cxx diff gemspec go golang
  gql graphql gyp h h++ hh hpp html hxx ini ino ipython irb java javascript js json json5
  jsonc jsp jsx kotlin kt kts less lua mak make makefile markdown md mjs mk mkd mkdown mm
  mts obj-c obj-c++ objc objective-c++ objectivec patch perl php php-template pl plaintext
  plist pluto pm podspec py pycon python python-repl r rb rs rss ruby rust scss sh shell
  shellsession sql svg swift text thor toml ts tsx txt typescript vb vbnet wasm wsf xhtml
  xjb xml xsd xsl yaml yml zsh
`
    .trim()
    .split(/\s+/u),
)
