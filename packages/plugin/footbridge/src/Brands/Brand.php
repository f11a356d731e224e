<?php

declare( strict_types=1 );

namespace Footbridge\Brands;

/** What the front end sends of its brand: words for texts, colors and sizes for the editor. */
final class Brand {
	private const NAME = 'footbridge_brand';

	/** Names in the answer by the names of places in texts: `{brand.phone}`. */
	private const WORDS = array(
		'name'      => 'fullName',
		'shortName' => 'shortName',
		'phone'     => 'phone',
		'tel'       => 'tel',
		'contact'   => 'contact',
	);

	/**
	 * Stores the front end's answer.
	 *
	 * @param array<mixed> $brand The answer.
	 */
	public static function store( array $brand ): void {
		update_option( self::NAME, $brand, false );
	}

	/** @return array<string, string> The brand's words; without those that the front end has never told. */
	public static function words(): array {
		$stored = self::stored();
		$words  = array();
		foreach ( self::WORDS as $name => $key ) {
			if ( is_string( $stored[ $key ] ?? null ) ) {
				$words[ $name ] = $stored[ $key ];
			}
		}
		return $words;
	}

	/**
	 * Returns the brand's call numbers; an empty array before the front end has sent them.
	 *
	 * @return array<string, string> As a visitor reads it, by name.
	 */
	public static function call_numbers(): array {
		$numbers = self::stored()['callNumbers'] ?? null;
		return array_filter( is_array( $numbers ) ? $numbers : array(), static fn( $number, $name ) => is_string( $number ) && is_string( $name ), ARRAY_FILTER_USE_BOTH );
	}

	/**
	 * @return array<mixed> The settings of theme.json with the brand's colors and sizes; an empty array before the front
	 * end has sent them.
	 */
	public static function theme(): array {
		$theme = self::stored()['theme'] ?? null;
		return is_array( $theme ) ? $theme : array();
	}

	/** @return array<mixed> The last answer. In wp-admin it is requested anew once an hour. */
	private static function stored(): array {
		BrandList::all();
		$stored = get_option( self::NAME );
		return is_array( $stored ) ? $stored : array();
	}
}
