<?php

declare( strict_types=1 );

namespace Footbridge\Settings;

use Footbridge\Model\Declaration;
use Footbridge\Model\TypeNames;

/** The choice of post types on the settings page: the owner's in place of the plugin's, on a site that has some. */
final class Types {
	/** Types of plugins that editors see in wp-admin: no fields, saved queries or forms. */
	private const IN_MENUS = array(
		'_builtin'     => false,
		'show_in_menu' => true,
	);

	/** Prints a row for each type of the model. */
	public static function render(): void {
		$post_types = self::owned( get_post_types( self::IN_MENUS ) );
		$taxonomies = self::owned( get_taxonomies( self::IN_MENUS ) );
		foreach ( Declaration::post_types() as $name => $declared ) {
			self::row( $name, $declared['labels']['plural'], $post_types );
		}
		foreach ( Declaration::taxonomies() as $name => $declared ) {
			self::row( $name, $declared['labels']['plural'], $taxonomies );
		}
	}

	/** @return array<string, string> The choice that was submitted: keys by the names in the model. */
	public static function sanitize( $typed ): array {
		$known = Declaration::post_types() + Declaration::taxonomies();
		$typed = array_filter( is_array( $typed ) ? array_intersect_key( $typed, $known ) : array(), 'is_string' );
		return array_filter( array_map( 'sanitize_key', $typed ) );
	}

	/**
	 * @param string[] $keys Post types or taxonomies.
	 * @return list<string> The keys that are not of the model's own types.
	 */
	private static function owned( array $keys ): array {
		$chosen = Settings::types();
		return array_values( array_filter( $keys, static fn( string $key ): bool => null === TypeNames::name( $key ) || in_array( $key, $chosen, true ) ) );
	}

	/** @param string[] $offered Keys of the owner's types. */
	private static function row( string $name, string $label, array $offered ): void {
		if ( array() === $offered ) {
			return;
		}
		$chosen = Settings::types()[ $name ] ?? '';
		echo '<tr><th scope="row"><label for="footbridge-type-' . esc_attr( $name ) . '">' . esc_html( $label ) . '</label></th><td>';
		echo '<select id="footbridge-type-' . esc_attr( $name ) . '" name="footbridge_settings[types][' . esc_attr( $name ) . ']">';
		echo '<option value="">' . esc_html__( 'Of this plugin', 'footbridge' ) . '</option>';
		foreach ( $offered as $key ) {
			echo '<option value="' . esc_attr( $key ) . '"' . ( $key === $chosen ? ' selected' : '' ) . '>' . esc_html( $key ) . '</option>';
		}
		echo '</select></td></tr>';
	}
}
