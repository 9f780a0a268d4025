/** The password rule of the specification (section 5): eight characters with lower case, upper case, digit and one of these. */
export const passwordSpecials = '$@!%*_#?&';
export const shortestPassword = 8;
export const longestPassword = 128;

/** Whether a password is strong enough (REQ-VALID-03). The list of common passwords is the server's to check. */
export const isStrongPassword = (password: string): boolean =>
  password.length >= shortestPassword &&
  password.length <= longestPassword &&
  /[a-z]/.test(password) &&
  /[A-Z]/.test(password) &&
  /\d/.test(password) &&
  /[$@!%*_#?&]/.test(password);
