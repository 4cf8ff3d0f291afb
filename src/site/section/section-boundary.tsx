import { Component, type ReactNode } from 'react'

type Props = { readonly children: ReactNode; readonly message: string }

/** Shows a message in place of a section that throws, so that the rest of the page works. */
export class SectionBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <p role="alert">{this.props.message}</p> : this.props.children
  }
}
