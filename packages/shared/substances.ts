/**
 * Keywords by which a heading names a substance (specification, section 5 "Drug detection"; decisions, section 5): its
 * medicines, brand names and street names. Singular, lower case, at most two words, hyphens as spaces; plurals match the same
 * entry. Street names that mean something else in most headings (ice, snow, speed, horse, grass, lean, crystal) are left out,
 * because a wrong substance is worse than none. Every visitor loads the list, so it is short.
 */
export const SUBSTANCES = {
  alcohol:
    'alcohol,alcoholic,alcoholism,booze,beer,wine,liquor,vodka,whiskey,drinker,drinking,drunk,hangover,delirium tremens',
  heroin: 'heroin,smack,black tar,china white',
  fentanyl: 'fentanyl,carfentanil,fent,china girl',
  opioids:
    'opioid,opiate,opium,painkiller,pain killer,pain pill,oxycodone,oxycontin,oxy,roxy,percocet,perc,hydrocodone,vicodin,norco,lortab,' +
    'hydromorphone,dilaudid,morphine,oxymorphone,opana,codeine,purple drank,tramadol,demerol,tapentadol,methadone,buprenorphine,suboxone',
  cocaine: 'cocaine,crack,coke',
  methamphetamine: 'methamphetamine,meth,tweaker',
  stimulants:
    'stimulant,amphetamine,adderall,addy,dexedrine,ritalin,methylphenidate,concerta,vyvanse,study drug,bath salt,flakka',
  benzodiazepines:
    'benzodiazepine,benzo,xanax,xanny,alprazolam,valium,diazepam,klonopin,clonazepam,ativan,lorazepam,temazepam,halcion,librium,rohypnol,roofie',
  barbiturates: 'barbiturate,phenobarbital,seconal,nembutal',
  'sleeping pills': 'sleeping pill,ambien,zolpidem,lunesta',
  marijuana: 'marijuana,cannabis,weed,pot,ganja,hashish,thc,dabbing,reefer',
  'synthetic cannabinoids': 'synthetic cannabinoid,synthetic marijuana,k2',
  kratom: 'kratom,mitragynine',
  ketamine: 'ketamine,special k',
  MDMA: 'mdma,ecstasy,molly',
  hallucinogens:
    'hallucinogen,psychedelic,lsd,psilocybin,magic mushroom,shroom,mescaline,peyote,dmt,ayahuasca,pcp,angel dust',
  inhalants: 'inhalant,huffing,whippet,nitrous oxide,laughing gas,popper',
  nicotine: 'nicotine,tobacco,cigarette,vape,vaping',
} as const;
