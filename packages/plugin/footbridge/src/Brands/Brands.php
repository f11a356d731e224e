<?php

declare( strict_types=1 );

namespace Footbridge\Brands;

use Footbridge\Settings\Settings;

/**
 * Offers the front end's brands, call numbers and colors to editors. Uses ACF's prepare_field, which runs when a form is
 * rendered: with load_field ACF would save the choices into the field group's JSON.
 */
final class Brands {
	private const CONTRIBUTOR_BRANDS = 'field_contributor_profile_categories_location';
	private const FACILITY_BRAND     = 'field_facility_details_site_key';
	private const CALL_NUMBER        = 'field_page_settings_call_number';

	public static function register(): void {
		add_filter( 'acf/prepare_field/key=' . self::CONTRIBUTOR_BRANDS, array( self::class, 'add_choices' ) );
		add_filter( 'acf/prepare_field/key=' . self::FACILITY_BRAND, array( self::class, 'add_codes' ) );
		add_filter( 'acf/prepare_field/key=' . self::CALL_NUMBER, array( self::class, 'add_numbers' ) );
		add_action( 'update_option_' . Settings::OPTION, array( FrontEndBrands::class, 'expire' ), 10, 0 );
		add_filter( 'wp_theme_json_data_theme', array( self::class, 'add_theme' ) );
	}

	/** Adds the brands to the choices of a select, and stored values that are in no list, because saving would delete them. */
	public static function add_choices( $field ) {
		if ( ! is_array( $field ) ) {
			return $field;
		}
		$brands           = FrontEndBrands::all();
		$stored           = array_filter( (array) ( $field['value'] ?? array() ), 'is_string' );
		$stored           = array_diff( $stored, array( '' ) );
		$field['choices'] = $brands + (array) ( $field['choices'] ?? array() ) + array_combine( $stored, $stored );
		if ( array() === $brands ) {
			$field['instructions'] = __( 'The site did not answer with its brands: see Settings → Footbridge.', 'footbridge' );
		}
		return $field;
	}

	/** Adds the brands' codes to the instructions of a text field. */
	public static function add_codes( $field ) {
		$brands = is_array( $field ) ? FrontEndBrands::all() : array();
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

	/** Makes a text field a select of the brand's call numbers. A stored name that the brand does not have stays, marked. */
	public static function add_numbers( $field ) {
		$numbers = is_array( $field ) ? FrontEndBrands::call_numbers() : array();
		if ( ! is_array( $field ) || array() === $numbers ) {
			return $field;
		}
		$choices = array( '' => __( 'The visit decides', 'footbridge' ) );
		foreach ( $numbers as $name => $number ) {
			$choices[ $name ] = "$name: $number";
		}
		$stored = is_string( $field['value'] ?? null ) ? trim( $field['value'] ) : '';
		if ( ! isset( $choices[ $stored ] ) ) {
			/* translators: %s: a name. */
			$choices[ $stored ] = sprintf( __( '%s: the brand has no such number, so the visit decides', 'footbridge' ), $stored );
		}
		$select = array(
			'type'       => 'select',
			'choices'    => $choices,
			'value'      => $stored,
			'multiple'   => 0,
			'allow_null' => 0,
			'ui'         => 0,
			'ajax'       => 0,
		);
		return $select + $field;
	}

	/** Adds the brand's colors and sizes to theme.json: WordPress's check of contrast in the editor is that of the page then. */
	public static function add_theme( $data ) {
		$theme = FrontEndBrands::theme();
		return array() === $theme || ! is_object( $data ) || ! method_exists( $data, 'update_with' ) ? $data : $data->update_with( $theme );
	}
}
