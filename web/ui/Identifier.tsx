/** A number or code that keeps its direction in Arabic and lines up under others: licences, policies, references. */
export function Identifier({ value }: { value: string }) {
  return (
    <bdi dir="ltr" style={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
      {value}
    </bdi>
  );
}
