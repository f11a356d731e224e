/**
 * Words by which a heading names a substance (specification, section 5 "Drug detection"; decisions, section 5): the
 * substance, its medicines' and brand names, its street names. Singular, lower case, hyphens as spaces; plurals are
 * found by the same entry. Street names that mean something else in most headings (ice, snow, speed, horse, grass, lean,
 * crystal) are left out: a wrong substance is worse than none.
 */
export const SUBSTANCES = {
  alcohol: `alcohol, alcoholic, alcoholism, alcoholics anonymous, booze, beer, wine, liquor, vodka, whiskey, whisky, moonshine,
    drinker, drinking, binge drinking, drunk, drunkenness, hangover, delirium tremens`,
  heroin: `heroin, smack, black tar, china white, skag, diacetylmorphine, diamorphine`,
  fentanyl: `fentanyl, fentanil, carfentanil, fent, duragesic, actiq, sublimaze, china girl`,
  opioids: `opioid, opiate, opium, painkiller, pain killer, pain pill, narcotic pain reliever, oxycodone, oxycontin, oxy, roxicodone,
    roxy, percocet, perc, hydrocodone, vicodin, norco, lortab, hydromorphone, dilaudid, morphine, oxymorphone, opana, codeine,
    purple drank, sizzurp, tramadol, ultram, meperidine, demerol, tapentadol, nucynta, methadone, buprenorphine, suboxone, subutex,
    nitazene`,
  cocaine: `cocaine, crack, crack cocaine, coke, powder cocaine, freebase`,
  methamphetamine: `methamphetamine, meth, crystal meth, tweaker, desoxyn`,
  stimulants: `stimulant, amphetamine, adderall, addy, dexedrine, dextroamphetamine, ritalin, methylphenidate, concerta, vyvanse,
    lisdexamfetamine, study drug, bath salt, cathinone, flakka`,
  benzodiazepines: `benzodiazepine, benzo, xanax, xannie, xanny, xan, alprazolam, valium, diazepam, klonopin, clonazepam, ativan,
    lorazepam, restoril, temazepam, halcion, triazolam, librium, chlordiazepoxide, rohypnol, roofie, flunitrazepam, etizolam`,
  barbiturates: `barbiturate, phenobarbital, pentobarbital, secobarbital, seconal, nembutal, butalbital, fioricet`,
  'sleeping pills': `sleeping pill, sleeping tablet, ambien, zolpidem, lunesta, eszopiclone, sonata, zaleplon, z drug`,
  marijuana: `marijuana, marihuana, cannabis, weed, pot, ganja, hashish, hash, thc, cannabis edible, dabbing, reefer`,
  'synthetic cannabinoids': `synthetic cannabinoid, synthetic marijuana, synthetic weed, k2, k2 spice`,
  kratom: `kratom, mitragynine, mitragyna`,
  ketamine: `ketamine, special k, ketalar, k hole`,
  MDMA: `mdma, ecstasy, molly, methylenedioxymethamphetamine`,
  hallucinogens: `hallucinogen, psychedelic, lsd, acid trip, psilocybin, magic mushroom, shroom, mescaline, peyote, dmt, ayahuasca,
    pcp, angel dust, phencyclidine`,
  inhalants: `inhalant, huffing, glue sniffing, solvent abuse, whippet, whippit, nitrous oxide, laughing gas, popper, amyl nitrite`,
  nicotine: `nicotine, tobacco, cigarette, vape, vaping, e cigarette, smoking cessation`,
} as const;

export type Substance = keyof typeof SUBSTANCES;
