/** A code or a licence with what it is called, each in its own direction; alone where nobody knows its name. */
export const CodeName = ({ code, name }: { code: string; name: string | null }) => (
  <span>
    <bdi dir="ltr" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {code}
    </bdi>
    {name && (
      <>
        {' – '}
        <bdi>{name}</bdi>
      </>
    )}
  </span>
);
