import { type SubmitEvent, useCallback, useRef, useState } from 'react';
import type { LoginForm } from '../../shared/account/routes.ts';

type FieldName = keyof LoginForm;
type Problems = Partial<Record<FieldName, string>>;

/** What an input of the form is given. */
export interface LoginRegistration {
  readonly name: FieldName;
  readonly onBlur: () => void;
  readonly onChange: () => void;
}

const fieldNames = ['userName', 'password', 'token'] as const satisfies readonly FieldName[];
const inputOf = (form: HTMLFormElement, name: FieldName) => form.elements.namedItem(name) as HTMLInputElement;

/**
 * The sign-in form: a field is checked when it is left and from then on while it is typed in, all of them when the form is sent;
 * `send` answers whether the user is in. The inputs keep their own values, so that what a password manager wrote before this code
 * ran counts too. Written by hand, unlike every other form: the form library would be a twelfth of all code a visitor waits for.
 */
export function useLoginForm(send: (values: LoginForm) => Promise<boolean>) {
  const form = useRef<HTMLFormElement>(null);
  const token = useRef('');
  const left = useRef(new Set<FieldName>());
  const [problems, setProblems] = useState<Problems>({});
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);

  const problemsOf = useCallback(async (shown: HTMLFormElement) => {
    const { loginProblems } = await import('./signIn.ts');
    const values = {
      userName: inputOf(shown, 'userName').value,
      password: inputOf(shown, 'password').value,
      token: token.current,
    };
    return { values, found: loginProblems(values) };
  }, []);

  const check = useCallback(
    async (name: FieldName) => {
      if (!form.current) return;
      const { found } = await problemsOf(form.current);
      setProblems((others) => ({ ...others, [name]: found[name] }));
    },
    [problemsOf],
  );

  const register = (name: FieldName): LoginRegistration => ({
    name,
    onBlur: () => {
      // The page itself has put the focus here: a person who goes elsewhere before typing has not left it empty.
      if (!isSubmitted && form.current && inputOf(form.current, name).value === '') return;
      left.current.add(name);
      void check(name);
    },
    onChange: () => {
      if (left.current.has(name) || isSubmitted) void check(name);
    },
  });

  const setToken = useCallback(
    (solved: string) => {
      token.current = solved;
      if (solved !== '') void check('token');
    },
    [check],
  );

  /** The password again, empty: what was typed has been refused. */
  const clearPassword = (shown: HTMLFormElement) => {
    const password = inputOf(shown, 'password');
    password.value = '';
    password.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const shown = event.currentTarget;
    if (isSubmitting) return;
    setSubmitting(true);
    try {
      const { values, found } = await problemsOf(shown);
      setSubmitted(true);
      setProblems(found);
      const firstWrong = fieldNames.find((name) => found[name]);
      if (firstWrong) document.getElementById(`field-${firstWrong}`)?.focus();
      else if (!(await send(values))) clearPassword(shown);
    } finally {
      setSubmitting(false);
    }
  };

  return { form, fieldNames, register, setToken, submit, problems, isSubmitted, isSubmitting };
}
