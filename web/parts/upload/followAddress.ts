/** The address names the file and has the browser save it: nothing of it passes through the page. */
export function followAddress(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
