// What went wrong, said at once to those who do not see it; nothing if nothing did.

export const Failure = ({ text, id }: { readonly text: string; readonly id?: string }) =>
  text ? (
    <p id={id} class="failure" role="alert">
      {text}
    </p>
  ) : null;
