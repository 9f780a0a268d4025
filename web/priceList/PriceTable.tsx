import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sending } from '../../shared/_contract/endpoint.ts';
import { priceListApi } from '../../shared/priceList/routes.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { criteriaFor } from '../ui/table/filters/criteriaFor.ts';
import { useListFilters } from '../ui/table/filters/useListFilters.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { priceColumns } from './priceColumns.tsx';

const { searchPriceList, getAgreedPrices } = priceListApi.endpoints;
type Prices = typeof searchPriceList | typeof getAgreedPrices;

interface PriceTableProps {
  endpoint: Prices;
  /** Which list, as the endpoint names it; null until it is chosen. */
  named: { readonly payerId: number; readonly facilityLicense?: string } | null;
  intro: string;
  choices: ReactNode;
  nextStep: string;
}

const empty = { text: '' };

/** The prices in force, searched by code or description. */
export function PriceTable({ endpoint, named, intro, choices, nextStep }: PriceTableProps) {
  const { t, i18n } = useTranslation('priceList');
  const filters = useListFilters({ key: 'priceList:prices', empty, criteriaOf: criteriaFor(searchPriceList) });
  const sending = named && { query: { ...filters.criteria, ...named } };
  const pages = useEndpointPages<Prices>(endpoint, sending as Sending<Prices> | null);
  const columns = useMemo(() => priceColumns(t, i18n.language), [t, i18n.language]);
  return (
    <ListScreen
      name="prices"
      label={t('view.prices')}
      intro={intro}
      views={choices}
      filters={{
        label: t('search.label'),
        form: filters,
        fields: <TextInput control={filters.control} name="text" label={t('search.text')} maxLength={60} />,
      }}
      columns={columns}
      pages={pages}
      rowId={({ code }) => code}
      nextStep={nextStep}
    />
  );
}
