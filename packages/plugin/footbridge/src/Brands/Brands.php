<?php

declare( strict_types=1 );

namespace Footbridge\Brands;

use Footbridge\Settings\Settings;

/**
 * Fields whose values are brands. Offers the front end's brands to editors, so that a new brand needs no release of the
 * plugin.
 *
 * Uses ACF's prepare_field, which runs when a form is rendered: GraphQL and the front end's requests need no choices,
 * and with load_field ACF would save the choices into the field group's JSON.
 */
final class Brands {
	private const CONTRIBUTOR_BRANDS = 'field_contributor_profile_categories_location';
	private const FACILITY_BRAND     = 'field_facility_details_site_key';

	/** Adds the hooks; those of ACF do not fire without ACF. */
	public static function register(): void {
		add_filter( 'acf/prepare_field/key=' . self::CONTRIBUTOR_BRANDS, array( self::class, 'add_choices' ) );
		add_filter( 'acf/prepare_field/key=' . self::FACILITY_BRAND, array( self::class, 'add_codes' ) );
		add_action( 'update_option_' . Settings::OPTION, array( BrandList::class, 'expire' ), 10, 0 );
		EditorTheme::register();
	}

	/**
	 * Adds the brands to the choices of a select, and stored values that are in no list, because saving would delete them.
	 *
	 * @param mixed $field The field; false if it is hidden.
	 * @return mixed
	 */
	public static function add_choices( $field ) {
		if ( ! is_array( $field ) ) {
			return $field;
		}
		$brands           = BrandList::all();
		$stored           = array_filter( (array) ( $field['value'] ?? array() ), 'is_string' );
		$stored           = array_diff( $stored, array( '' ) );
		$field['choices'] = $brands + (array) ( $field['choices'] ?? array() ) + array_combine( $stored, $stored );
		if ( array() === $brands ) {
			$field['instructions'] = __( 'The site did not answer with its brands: see Settings → Footbridge.', 'footbridge' );
		}
		return $field;
	}

	/**
	 * Adds the brands' codes to the instructions of a text field.
	 *
	 * @param mixed $field The field; false if it is hidden.
	 * @return mixed
	 */
	public static function add_codes( $field ) {
		$brands = is_array( $field ) ? BrandList::all() : array();
		if ( ! is_array( $field ) || array() === $brands ) {
			return $field;
		}
		$codes = array();
		foreach ( $brands as $code => $name ) {
			$codes[] = "$code ($name)";
		}
		$field['instructions'] = rtrim( (string) ( $field['instructions'] ?? '' ), '.' ) . ': ' . esc_html( implode( ', ', $codes ) ) . '.';
		return $field;
	}
}
