<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Quiet;
use PHPUnit\Framework\TestCase;

/** What is off while an address is resolved. */
final class QuietTest extends TestCase {
	public function test_faust_neither_redirects_nor_rewrites_and_keeps_the_rest(): void {
		self::assertSame( '0', Quiet::as_without_faust( '1', 'enable_redirects' ) );
		self::assertSame( '0', Quiet::as_without_faust( '1', 'enable_rewrites' ) );
		self::assertSame( 'https://www.example.org', Quiet::as_without_faust( 'https://www.example.org', 'frontend_uri' ) );
	}
}
