import { type Control, useWatch } from 'react-hook-form';
import { isCardNumber } from '../../../shared/_field/cardNumber.ts';
import { isEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { useDelayed } from '../../ui/useDelayed.ts';
import type { FormValues } from './formValues.ts';

const { searchAuthorizations } = authorizationApi.endpoints;
/** How long a card number has to stand before it is asked for: each question is on record. */
const pauseMs = 800;
const mostShown = 8;

/** The patient's latest requests at this facility, once the form has a number that names a patient. */
export function useEarlier(control: Control<FormValues>) {
  const [emiratesId, cardNumber] = useWatch({ control, name: ['emiratesId', 'cardNumber'] });
  const card = cardNumber.trim();
  const named = isEmiratesId(emiratesId) ? emiratesId : card.length > 3 && isCardNumber(card) ? card : '';
  const patient = useDelayed(named, pauseMs);
  return useApi(searchAuthorizations, patient && patient === named ? { body: { patient, take: mostShown } } : null);
}
