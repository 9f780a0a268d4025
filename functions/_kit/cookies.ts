/** The value of a cookie among those that a call has sent. */
export const cookieIn = (cookies: readonly string[] | undefined, name: string): string | undefined =>
  cookies
    ?.find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .trim();
