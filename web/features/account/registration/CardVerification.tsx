export function CardVerification(_: {
  emiratesId: string;
  onClose: () => void;
  onSubmit: (cardReadId: string) => void;
}) {
  return null;
}
