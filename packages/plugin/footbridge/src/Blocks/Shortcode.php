<?php

declare( strict_types=1 );

namespace Footbridge\Blocks;

/** The shortcode of a block, with the block's CSS class as its name: `[footbridge-call-button label="Call us"]`. */
final class Shortcode {
	/**
	 * @param non-empty-string $name       The block's name.
	 * @param array<mixed>     $attributes Its attributes, as block.json has them; WordPress gives them in lower case.
	 */
	public static function add( string $name, array $attributes ): void {
		$tag = str_replace( '/', '-', $name );
		add_shortcode(
			$tag,
			static function ( $given = array(), $text = '' ) use ( $name, $attributes ): string {
				$inner = is_string( $text ) && '' !== trim( $text ) ? do_shortcode( self::paragraphs( $text ) ) : '';
				return render_block(
					array(
						'blockName'    => $name,
						'attrs'        => self::values( is_array( $given ) ? $given : array(), $attributes ),
						'innerBlocks'  => array(),
						'innerHTML'    => $inner,
						'innerContent' => array( $inner ),
					)
				);
			}
		);
	}

	/** Returns what a shortcode encloses as whole paragraphs: WordPress makes them of the text around the tags. */
	private static function paragraphs( string $text ): string {
		return shortcode_unautop( wpautop( (string) preg_replace( '~^\s*(?:</p>|<br\s*/?>)|(?:<p>|<br\s*/?>)\s*$~', '', $text ) ) );
	}

	/**
	 * @param array<mixed> $given      Texts by name.
	 * @param array<mixed> $attributes The block's attributes.
	 * @return array<string, mixed> Values by the block's names. One of a wrong type stays a text: the site reports it to the editor.
	 */
	private static function values( array $given, array $attributes ): array {
		$values = array();
		foreach ( $attributes as $name => $attribute ) {
			$text = $given[ strtolower( (string) $name ) ] ?? null;
			$type = is_array( $attribute ) ? $attribute['type'] ?? '' : '';
			if ( is_string( $text ) && is_string( $type ) ) {
				$values[ (string) $name ] = self::value( trim( $text ), $type, is_array( $attribute['items'] ?? null ) ? $attribute['items'] : array() );
			}
		}
		return $values;
	}

	/** @param array<mixed> $items What the values of a list are, which commas divide. */
	private static function value( string $text, string $type, array $items ) {
		if ( 'array' === $type ) {
			$parts = array_values( array_diff( array_map( 'trim', explode( ',', $text ) ), array( '' ) ) );
			return array_map( static fn( string $part ) => self::value( $part, (string) ( $items['type'] ?? 'string' ), array() ), $parts );
		}
		if ( 'boolean' === $type && in_array( strtolower( $text ), array( 'true', 'false', 'yes', 'no', '1', '0' ), true ) ) {
			return in_array( strtolower( $text ), array( 'true', 'yes', '1' ), true );
		}
		if ( ( 'integer' === $type || 'number' === $type ) && is_numeric( $text ) ) {
			return 'integer' === $type && (string) (int) $text === $text ? (int) $text : (float) $text;
		}
		return $text;
	}
}
