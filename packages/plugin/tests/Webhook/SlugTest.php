<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Webhook\Slug;
use PHPUnit\Framework\TestCase;

/** Which answers a slug may change. */
final class SlugTest extends TestCase {
	public function test_a_slug_changes_answers_for_addresses_that_it_begins_with(): void {
		self::assertSame( array( 'slug:f', 'slug:fo', 'slug:foo' ), Slug::of_post( 'football' ) );
		foreach ( array( 'f', 'fo', 'foo', 'footb' ) as $asked ) {
			self::assertNotSame( array(), array_intersect( Slug::keys( $asked ), Slug::of_post( 'football' ) ), $asked );
		}
		foreach ( array( '', 'b', 'fob', 'fobar' ) as $asked ) {
			self::assertSame( array(), array_intersect( Slug::keys( $asked ), Slug::of_post( 'football' ) ), $asked );
		}
	}

	public function test_letters_are_counted_not_bytes(): void {
		self::assertSame( array( 'slug:θεμ' ), Slug::keys( '%ce%b8%ce%b5%ce%bc%ce%b1' ) );
		self::assertSame( array( 'slug:θ', 'slug:θε' ), Slug::of_post( '%ce%b8%ce%b5' ) );
	}
}
