// A component that is drawn again only when one of its properties is another: boards have thousands of cells.
import { Component, type ComponentChildren, type FunctionComponent } from "preact";

export function memo<Props extends object>(draw: (props: Props) => ComponentChildren): FunctionComponent<Props> {
  class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      const before = this.props as Props;
      return (Object.keys(next) as (keyof Props)[]).some((key) => next[key] !== before[key]);
    }

    override render(): ComponentChildren {
      return draw(this.props as Props);
    }
  }
  return Memo as unknown as FunctionComponent<Props>;
}
